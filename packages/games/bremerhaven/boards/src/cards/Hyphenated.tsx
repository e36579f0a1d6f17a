import { Fragment } from "react";
import { hyphenate } from "./hyphenate.ts";

/** A name that breaks between words first, and inside a long word only if that word alone overflows its line. */
export function Hyphenated({ name }: { readonly name: string }) {
  const words = hyphenate(name).split(" ");
  if (words.length === 1) return words;
  return words.map((word, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never change places
    <Fragment key={nth}>
      {nth > 0 && " "}
      <span className="name-word">{word}</span>
    </Fragment>
  ));
}
