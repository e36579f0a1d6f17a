import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Hyphenated } from "./Hyphenated.tsx";

const shown = (name: string) => renderToStaticMarkup(<Hyphenated name={name} />).replaceAll("\u00ad", "-");

test("each word of a longer name breaks inside only as a last resort", () => {
  expect(shown("Commodity Exchange")).toBe(
    '<span class="name-word">Com-modity</span> <span class="name-word">Ex-change</span>',
  );
});

test("a single word may break at any hyphen", () => {
  expect(shown("Containerwerk")).toBe("Con-tai-ner-werk");
});
