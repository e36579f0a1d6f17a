import { readFileSync } from "node:fs";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { renderStandalone } from "../gallery/standalone.tsx";
import * as pictures from "./index.ts";
import { HOUSES } from "./scenes/town.tsx";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const palette = read("./palette.css");
const draw = (picture: ReactElement) => renderToStaticMarkup(picture);

const BUILDINGS = [
  "lighthouse",
  "maritime-museum",
  "bank",
  "commodity-exchange",
  "refinery",
  "container-works",
  "crate-factory",
  "ferry-pier",
  "fish-hall",
  "warehouse",
  "tank-farm",
  "container-yard",
  "hotel",
  "packing-hall",
  "insurance-office",
  "tug-station",
  "dry-dock",
  "freight-office",
  "harbor-office",
  "chamber-of-commerce",
];
const EVENTS = [
  "tax-day",
  "pirates",
  "storm-tide",
  "harbor-festival",
  "regatta",
  "bad-press",
  "subsidy",
  "upkeep",
  "customs-check",
  "trade-fair",
  "traffic-jam",
  "fog",
  "fair-wind",
  "ships-kobold",
  "royal-visit",
  "poor-box",
  "mutiny",
  "quay-market",
];
const CARGOES = ["barrel", "container", "crate", "passenger", "wild"] as const;
const STARS = [1, 2, 3, 4, 5] as const;
const SEATS = [0, 1, 2, 3] as const;
const RANKS = [1, 2, 3, 4] as const;
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const buildings = BUILDINGS.map((id) => draw(<pictures.BuildingPicture building={id} />));
const events = EVENTS.map((id) => draw(<pictures.EventPicture event={id} />));
const ships = CARGOES.flatMap((cargo) =>
  STARS.map((stars) => draw(<pictures.ShipPicture cargo={cargo} stars={stars} goods={stars} />)),
);
const trucks = CARGOES.map((cargo) => draw(<pictures.TruckPicture wants={[cargo]} />));
const mixedTruck = draw(<pictures.TruckPicture wants={CARGOES} />);
const goods = CARGOES.map((good) => draw(<pictures.GoodIcon good={good} />));
const cards = VALUES.map((value) =>
  draw(<pictures.InfluenceCard value={value} sign="anchor" color={pictures.playerColors[0]} />),
);
const backs = SEATS.map((seat) => draw(<pictures.InfluenceBack seat={seat} />));
const signs = SEATS.map((seat) => draw(<pictures.PlayerSign seat={seat} />));
const badges = RANKS.map((rank) => draw(<pictures.RankBadge rank={rank} />));
const houses = HOUSES.map((slot) => draw(<pictures.TownHouse slot={slot} />));
const people = pictures.PORTRAITS.flatMap(({ people, Portrait }) =>
  people.map((person) => draw(<Portrait person={person} />)),
);
const singles = [
  <pictures.AppIcon key="app" />,
  <pictures.Bollard key="set" set />,
  <pictures.Bollard key="place" set={false} />,
  <pictures.BuildingIcon key="building" />,
  <pictures.Coin key="coin" />,
  <pictures.Coin key="coins" amount={12} />,
  <pictures.CoverCard key="cover" price={3} />,
  <pictures.Favicon key="favicon" />,
  <pictures.HarborScene key="harbor" />,
  <pictures.HomePoster key="home" />,
  <pictures.InfluenceIcon key="influence" />,
  <pictures.PlannerIcon key="planner" />,
  <pictures.LadderIcon key="ladder" />,
  <pictures.LandScene key="land" />,
  <pictures.LinkPreview key="link" />,
  <pictures.Logo key="logo" />,
  <pictures.ParkingIcon key="parking" />,
  <pictures.PenaltyMark key="penalty" />,
  <pictures.PermitIcon key="permit" />,
  <pictures.PricesIcon key="prices" />,
  <pictures.RewardMark key="reward" />,
  <pictures.SeaScene key="sea" />,
  <pictures.ShipToken key="token" />,
  <pictures.Star key="star" />,
  <pictures.TimeMarker key="time" />,
  <pictures.TownScene key="town" />,
].map(draw);
const all = [
  ...[
    buildings,
    events,
    ships,
    trucks,
    [mixedTruck],
    goods,
    cards,
    backs,
    signs,
    badges,
    houses,
    people,
    singles,
  ].flat(),
  ...Array.from({ length: 60 }, (_, nth) => draw(<pictures.BuildingPicture building={`other-${nth}`} />)),
  draw(<pictures.EventPicture event="of-another-set" />),
];

describe("pictures", () => {
  test("each building has its own picture", () => {
    expect(pictures.PICTURED_BUILDINGS.toSorted()).toEqual(BUILDINGS.toSorted());
    expect(new Set(buildings).size).toBe(BUILDINGS.length);
  });

  test("each event has its own picture", () => {
    expect(pictures.PICTURED_EVENTS.toSorted()).toEqual(EVENTS.toSorted());
    expect(new Set(events).size).toBe(EVENTS.length);
  });

  test("buildings of another set differ from each other, and each always looks the same", () => {
    const ids = ["windmill", "glass-works", "sugar-store", "north-pier", "old-customs", "ice-house"];
    const drawn = ids.map((id) => draw(<pictures.BuildingPicture building={id} />));
    expect(new Set(drawn).size).toBeGreaterThan(4);
    expect(ids.map((id) => draw(<pictures.BuildingPicture building={id} />))).toEqual(drawn);
  });

  test("a card of another set still gets a picture", () => {
    for (const id of ["windmill", "toString", "__proto__"]) {
      expect(draw(<pictures.BuildingPicture building={id} />)).toContain("<path");
      expect(draw(<pictures.EventPicture event={id} />)).toContain("<path");
    }
  });

  test.each([
    ["ship of each cargo and size", ships, 25],
    ["truck of each cargo", [...trucks, mixedTruck], 6],
    ["good", goods, 5],
    ["influence card", cards, 9],
    ["back of each seat", backs, 4],
    ["sign of each seat", signs, 4],
    ["badge of each rank", badges, 4],
    ["house of each slot", houses, 6],
    ["portrait", people, 9],
    ["other piece", singles, singles.length],
  ])("every %s differs from the others", (_, drawn, count) => {
    expect(new Set(drawn).size).toBe(count);
  });

  test("a ship can carry any number of goods at any size", () => {
    for (const cargo of CARGOES) {
      for (const stars of STARS) {
        for (const load of STARS) {
          expect(draw(<pictures.ShipPicture cargo={cargo} stars={stars} goods={load} />)).not.toMatch(/NaN|undefined/);
        }
      }
    }
  });

  test("no picture contains a broken number or more than one decimal in a path", () => {
    for (const svg of all) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      for (const [, d] of svg.matchAll(/ d="([^"]*)"/g)) expect(d).not.toMatch(/[\w. -]{0,12}\.\d\d/);
    }
  });

  test("no picture has an id, so that any can be on a page twice", () => {
    for (const svg of all) expect(svg).not.toMatch(/ id="/);
  });

  test("a picture is decorative unless it has a title", () => {
    expect(draw(<pictures.Star />)).toContain('aria-hidden="true"');
    const titled = draw(<pictures.Star title="1 prestige" className="gold" />);
    expect(titled).toContain('class="gold"');
    expect(titled).toContain('role="img" aria-label="1 prestige"');
    expect(titled).not.toContain("aria-hidden");
  });
});

describe("palette", () => {
  const blocks = [...palette.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
    selector,
    colors: new Map([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value])),
  }));
  const [day, night, darkSystem] = blocks.filter(({ selector }) => selector.includes(":root"));

  test("every colour has a day and a night value", () => {
    expect([...(night?.colors.keys() ?? [])]).toEqual([...(day?.colors.keys() ?? [])]);
  });

  test("a dark system theme shows the same colours as the night theme", () => {
    expect(darkSystem?.colors).toEqual(night?.colors);
  });

  test("every colour of a picture is in the palette, and none is written out", () => {
    for (const svg of all) {
      for (const [, name] of svg.matchAll(/var\(--([\w-]+)\)/g)) expect(day?.colors.has(name ?? ""), name).toBe(true);
      expect(svg).not.toMatch(/(fill|stroke)="#/);
    }
  });
});

test("the files in assets are up to date with the drawn marks", () => {
  const drawn = renderStandalone(palette);
  for (const [file, svg] of Object.entries(drawn)) expect(read(`../assets/${file}`) === svg, file).toBe(true);
});
