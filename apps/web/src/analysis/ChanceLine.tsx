import type { Standing } from "@harbor/bots";
import { apart, type Color, type Person } from "@harbor/ui";
import { type PointerEvent, useRef } from "react";
import type { Recording } from "../replay/recording.ts";
import { useGame } from "../useGame.ts";
import type { AnyReport } from "./request.ts";
import { placeOf, placesOf, scaleFor } from "./scale.ts";
import type { Figures } from "./useFigures.ts";
import { useWidth } from "./useWidth.ts";

type ChanceLineProps = {
  readonly title: string;
  readonly report: AnyReport;
  readonly recording: Recording;
  readonly people: readonly Person[];
  readonly figures: Figures;
  /** The index of the selected standing. */
  readonly cursor: number;
  look(standing: number): void;
};

/** Dash patterns by colour. */
const DASHES: readonly string[] = ["", "11 5", "3 5", "12 4 3 4", "20 6", "12 4 3 4 3 4", "7 3", "20 4 7 4"];
const MARGIN = { left: 52, right: 14, top: 30, bottom: 26 };
/** The width of a turning point's number, with some padding. */
const FLAG = 25;
const SHAPE = { share: 0.42, least: 220, most: 360 };

/** The standings by round: a line for each player, told apart by dashes as well as by colour. */
export function ChanceLine(props: ChanceLineProps) {
  const { title, report, recording, people, figures, cursor, look } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const height = Math.min(SHAPE.most, Math.max(SHAPE.least, width * SHAPE.share));
  const { standings, alone, turns } = report;
  const { rounds, moments } = recording;
  const last = moments.length - 1;
  const scale = scaleFor(alone, standings);
  const places = placesOf(standings, rounds, last);
  const inner = Math.max(1, width - MARGIN.left - MARGIN.right);
  const x = (place: number) => MARGIN.left + (place / Math.max(1, rounds.length)) * inner;
  const y = (value: number) =>
    height - MARGIN.bottom - ((value - scale.from) / (scale.to - scale.from)) * (height - MARGIN.top - MARGIN.bottom);

  const flags = apart(
    turns.map(({ step }) => x(placeOf(step, rounds, last))),
    FLAG,
    MARGIN.left,
    width - MARGIN.right,
  );

  function follow({ clientX, currentTarget }: PointerEvent): void {
    const place = ((clientX - currentTarget.getBoundingClientRect().left - MARGIN.left) / inner) * rounds.length;
    const away = places.map((one) => Math.abs(one - place));
    look(away.indexOf(Math.min(...away)));
  }

  return (
    <div className="chance-box" ref={box}>
      {width > 0 && (
        <svg
          width={width}
          height={height}
          role="img"
          aria-label={title}
          className="chance-line"
          onPointerMove={follow}
          onPointerDown={follow}
        >
          {scale.marks.map((mark) => (
            <g key={mark}>
              <path d={`M${MARGIN.left} ${y(mark)}H${width - MARGIN.right}`} className="chance-grid" />
              <text x={MARGIN.left - 8} y={y(mark) + 4} className="chance-mark" textAnchor="end">
                {figures.figure(mark)}
              </text>
            </g>
          ))}
          {rounds.map(({ round }, nth) => (
            <g key={round}>
              <path d={`M${x(nth)} ${MARGIN.top}V${height - MARGIN.bottom}`} className="chance-round" />
              <text x={x(nth + 0.5)} y={height - 8} className="chance-mark" textAnchor="middle">
                {round}
              </text>
            </g>
          ))}
          <path d={`M${x(places[cursor] ?? 0)} ${MARGIN.top}V${height - MARGIN.bottom}`} className="chance-cursor" />
          {people.map(({ color }, seat) => (
            <PlayerLine
              key={color}
              standings={standings}
              places={places}
              seat={seat}
              color={color}
              x={x}
              y={y}
              cursor={cursor}
            />
          ))}
          {turns.map(({ step, before }, nth) => (
            <g key={`${step} ${before}`} transform={`translate(${flags[nth] ?? 0} ${MARGIN.top - 14})`}>
              <circle r="11" className="chance-turn" />
              <text y="5" className="chance-turn-number" textAnchor="middle">
                {nth + 1}
              </text>
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}

type PlayerLineProps = {
  readonly standings: readonly Standing[];
  readonly places: readonly number[];
  readonly seat: number;
  readonly color: Color;
  readonly cursor: number;
  x(place: number): number;
  y(value: number): number;
};

function PlayerLine({ standings, places, seat, color, cursor, x, y }: PlayerLineProps) {
  const { inkOf } = useGame();
  const ink = inkOf(color);
  const at = standings.map(({ values, doubts }, nth) => ({
    left: x(places[nth] ?? 0),
    value: values[seat] ?? 0,
    doubt: doubts[seat] ?? 0,
  }));
  const upper = at.map(({ left, value, doubt }) => `${left},${y(value + doubt)}`);
  const lower = at.map(({ left, value, doubt }) => `${left},${y(value - doubt)}`).toReversed();
  const here = at[cursor];
  return (
    <g stroke={ink} fill={ink}>
      <polygon points={[...upper, ...lower].join(" ")} className="chance-doubt" />
      <polyline
        points={at.map(({ left, value }) => `${left},${y(value)}`).join(" ")}
        className="chance-stroke"
        strokeDasharray={DASHES[color]}
      />
      {here !== undefined && <circle cx={here.left} cy={y(here.value)} r="6" className="chance-here" />}
    </g>
  );
}

/** A sample of a colour's dash pattern, for the legend. */
export function DashSample({ color }: { readonly color: Color }) {
  const { inkOf } = useGame();
  return (
    <svg className="dash-sample" viewBox="0 0 44 8" aria-hidden="true">
      <path d="M2 4H42" stroke={inkOf(color)} strokeDasharray={DASHES[color]} />
    </svg>
  );
}
