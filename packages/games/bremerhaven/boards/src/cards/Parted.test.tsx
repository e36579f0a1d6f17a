import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Parted } from "./Parted.tsx";

const shown = (name: string) => renderToStaticMarkup(<Parted name={name} />).replaceAll("\u00ad", "-");

test("each word of a name stays whole where it can, and may be parted inside", () => {
  expect(shown("Commodity Exchange")).toBe(
    '<span class="name-word">Com-modity</span> <span class="name-word">Ex-change</span>',
  );
});

test("a single word is parted wherever its line ends", () => {
  expect(shown("Containerwerk")).toBe("Con-tai-ner-werk");
});
