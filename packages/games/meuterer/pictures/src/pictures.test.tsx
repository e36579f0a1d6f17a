import { readFileSync } from "node:fs";
import { FANAL, KINDS, ROLES } from "@harbor/meuterer";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as pictures from "./index.ts";
import { PORTRAITS } from "./people/index.ts";
import { ShipsCook } from "./people/ShipsCook.tsx";

const palette = readFileSync(new URL("./palette.css", import.meta.url), "utf8");
const contrast = readFileSync(new URL("./contrast.css", import.meta.url), "utf8");
const draw = (picture: ReactElement) => renderToStaticMarkup(picture);

const kinds = KINDS.map((kind) => draw(<pictures.KindPicture kind={kind} />));
const roles = [...ROLES, "captain" as const].map((role) => draw(<pictures.RolePicture shows={role} />));
const signs = [0, 1, 2, 3].map((seat) => draw(<pictures.SeatSign seat={seat} />));
const islands = FANAL.lists.islands.map(({ id, takes, nest }) =>
  draw(<pictures.IslandPicture island={id} takes={takes} nest={nest} />),
);
const singles = [
  <pictures.CardBack key="back" />,
  <pictures.RoleBack key="role" />,
  <pictures.TakesPicture key="any" takes="any" />,
  <pictures.Merchantman key="ship" />,
  <pictures.PirateShip key="pirates" />,
  <pictures.Logo key="logo" />,
  <pictures.Poster key="poster" />,
].map(draw);
const people = [
  ...PORTRAITS.flatMap(({ people, Portrait }) => people.map((person) => draw(<Portrait person={person} />))),
  draw(<ShipsCook title="The cook" />),
];
const all = [...kinds, ...roles, ...signs, ...islands, ...singles, ...people];

const blocksIn = (css: string) =>
  [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(
    ([, , body = ""]) =>
      new Map([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value])),
  );
const [day, night, darkSystem] = blocksIn(palette);

test.each([
  ["kind", kinds, KINDS.length],
  ["role", roles, 6],
  ["sign of a seat", signs, 4],
  ["island of the set", islands, 12],
  ["portrait", people, 10],
  ["other picture", singles, singles.length],
])("every %s differs from the others", (_, drawn, count) => {
  expect(new Set(drawn).size).toBe(count);
});

test("no picture contains a broken number, an id, or more than one decimal in a path", () => {
  for (const svg of all) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).not.toMatch(/ id="/);
    for (const [, d] of svg.matchAll(/ d="([^"]*)"/g)) expect(d).not.toMatch(/[\w. -]{0,12}\.\d\d/);
  }
});

test("a picture is decorative unless it has a title", () => {
  expect(draw(<pictures.Merchantman />)).toContain('aria-hidden="true"');
  expect(draw(<pictures.Merchantman title="The ship" />)).toContain('role="img" aria-label="The ship">');
});

test("every color has a day and a night value, and a dark system theme shows those of the night", () => {
  expect([...(night?.keys() ?? [])]).toEqual([...(day?.keys() ?? [])]);
  expect(darkSystem).toEqual(night);
  expect(day?.size).toBeGreaterThan(40);
});

test("high contrast changes only colors that there are, and leaves no rays behind what is drawn", () => {
  for (const block of blocksIn(contrast)) {
    for (const name of block.keys()) expect(day?.has(name), name).toBe(true);
  }
  expect(blocksIn(contrast)[0]?.get("mt-ray")).toMatch(/00$/);
});

test("every color of a picture is in the palette, and none is written out", () => {
  for (const svg of all) {
    for (const [, name = ""] of svg.matchAll(/var\(--([\w-]+)\)/g)) expect(day?.has(name), name).toBe(true);
    expect(svg).not.toMatch(/(fill|stroke)="#/);
  }
});
