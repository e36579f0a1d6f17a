import { Fragment } from "react";
import { softened } from "./softened.ts";

/** A name that breaks between its words first, and within a long one only where that has a line to itself. */
export function Parted({ name }: { readonly name: string }) {
  const words = softened(name).split(" ");
  if (words.length === 1) return words;
  return words.map((word, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never change their places
    <Fragment key={nth}>
      {nth > 0 && " "}
      <span className="name-word">{word}</span>
    </Fragment>
  ));
}
