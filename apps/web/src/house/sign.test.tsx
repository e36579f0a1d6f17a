import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HouseLogo } from "./sign.tsx";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** The shapes of a drawing, each as its color by day and its path. */
function shapesIn(svg: string, colors: ReadonlyMap<string, string>): readonly string[] {
  return [...svg.matchAll(/<path[^>]*>/g)].map(([path]) => {
    const fill = /fill="([^"]*)"/.exec(path)?.[1] ?? "";
    const name = /^var\((--[\w-]+)\)$/.exec(fill)?.[1] ?? "";
    return `${colors.get(name) ?? fill} ${/ d="([^"]*)"/.exec(path)?.[1]}`;
  });
}

test("the icons of the installed app show the lighthouse of the house's sign, in its colors by day", () => {
  const [, day = ""] = /data-theme="day"\] \{([^}]*)\}/.exec(read("./sign.css")) ?? [];
  const colors = new Map([...day.matchAll(/(--[\w-]+): (#\w+);/g)].map(([, name = "", color = ""]) => [name, color]));
  const [, , ...tower] = shapesIn(renderToStaticMarkup(<HouseLogo />), colors);
  expect(tower).toHaveLength(5);
  expect(shapesIn(read("../../public/icon.svg"), colors)).toEqual(expect.arrayContaining([...tower]));
  const used = (svg: string) => [...svg.matchAll(/fill="(#\w+)"/g)].map(([, color]) => color);
  const known = [...colors.values()].map((color) => color.slice(0, 7));
  for (const icon of ["favicon.svg", "icon.svg"])
    expect(used(read(`../../public/${icon}`)).filter((color) => color === undefined || !known.includes(color))).toEqual(
      [],
    );
});
