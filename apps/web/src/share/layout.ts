import type { Color } from "@harbor/ui";
import type { ResultRow, SharedResult } from "./sharedResult.ts";

/** The size that chats show in full. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** The panel of words; the scene has the rest. */
export const PANEL = { x: 40, y: 40, width: 540, height: 550 } as const;
const LEFT = PANEL.x + 34;
const RIGHT = PANEL.x + PANEL.width - 34;
const ROWS_FROM = 266;
const ROWS_TO = PANEL.y + PANEL.height - 26;
const TALLEST_ROW = 68;
const LOGO = 66;

/** A line of text; its color is a style property of the day. */
export type Line = {
  readonly text: string;
  readonly x: number;
  /** The middle of the letters. */
  readonly y: number;
  readonly size: number;
  readonly font: "display" | "text";
  readonly isBold?: true;
  readonly color: string;
  readonly align: "left" | "right";
  /** It is made smaller, and then shorter, to fit into this width. */
  readonly room: number;
};
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Layout = {
  readonly logo: Box;
  readonly signs: readonly (Box & { readonly color: Color })[];
  /** Behind the winners. */
  readonly glows: readonly Box[];
  readonly lines: readonly Line[];
};

export function layoutOf({ title, kind, headline, rows, note }: SharedResult): Layout {
  const left = { align: "left", x: LEFT } as const;
  const room = RIGHT - LEFT;
  const head: readonly Line[] = [
    {
      ...left,
      text: title,
      x: LEFT + LOGO + 18,
      y: 104,
      size: 46,
      font: "display",
      color: "--ui-ink",
      room: room - LOGO - 18,
    },
    { ...left, text: kind, y: 164, size: 26, font: "text", color: "--ui-soft", room },
    { ...left, text: headline, y: 216, size: 52, font: "display", color: "--ui-accent", room },
  ];
  const logo = { x: LEFT, y: 70, width: LOGO, height: LOGO };
  const [only] = rows;
  if (rows.length === 1 && only !== undefined) return { logo, glows: [], ...alone(head, only, note) };
  const height = Math.min(TALLEST_ROW, (ROWS_TO - ROWS_FROM) / rows.length);
  const sign = height * 0.62;
  return {
    logo,
    signs: rows.map(({ color }, nth) => ({
      color,
      x: LEFT,
      y: ROWS_FROM + (nth + 0.5) * height - sign / 2,
      width: sign,
      height: sign,
    })),
    glows: rows.flatMap(({ isFirst }, nth) =>
      isFirst ? [{ x: PANEL.x, y: ROWS_FROM + nth * height + 2, width: PANEL.width, height: height - 4 }] : [],
    ),
    lines: [...head, ...rows.flatMap((row, nth) => lineOf(row, ROWS_FROM + (nth + 0.5) * height, height))],
  };
}

function lineOf({ name, score, isFirst }: ResultRow, y: number, height: number): readonly Line[] {
  const size = Math.min(36, height * 0.56);
  const color = isFirst ? "--ui-on-glow" : "--ui-ink";
  const from = LEFT + height * 0.62 + 16;
  const scoreRoom = 130;
  const bold = isFirst ? { isBold: true as const } : {};
  return [
    { text: name, x: from, y, size, font: "text", color, align: "left", room: RIGHT - scoreRoom - from, ...bold },
    { text: score, x: RIGHT, y, size, font: "text", isBold: true, color, align: "right", room: scoreRoom - 16 },
  ];
}

/** One person's score, as large as there is room. */
function alone(head: readonly Line[], { name, color, score }: ResultRow, note: string | undefined) {
  const room = RIGHT - LEFT;
  const left = { x: LEFT, align: "left", room } as const;
  const lines: readonly Line[] = [
    ...head,
    { ...left, text: score, y: 350, size: 150, font: "display", color: "--ui-ink" },
    {
      ...left,
      text: name,
      x: LEFT + 60,
      y: 476,
      size: 36,
      font: "text",
      isBold: true,
      color: "--ui-ink",
      room: room - 60,
    },
    ...(note === undefined
      ? []
      : [{ ...left, text: note, y: 538, size: 28, font: "text", color: "--ui-soft" } as const]),
  ];
  return { signs: [{ color, x: LEFT, y: 454, width: 44, height: 44 }], lines };
}
