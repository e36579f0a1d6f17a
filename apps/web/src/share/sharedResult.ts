import type { Score } from "@harbor/kit";
import { type AnyGameClient, allOf, type Color, type GameManifest, type Language, type Person } from "@harbor/ui";

/** A finished game, as far as a picture of its result needs it. */
export type Ended = {
  readonly manifest: GameManifest;
  readonly client: AnyGameClient;
  readonly mode: string;
  readonly people: readonly Person[];
  /** Best first. */
  readonly scores: readonly Score[];
  /** When it ended, if this device knows that. */
  readonly at: number | undefined;
  /** For the game of the day: which one. */
  readonly day: string | undefined;
};

/** What the picture says. Everything in it was open at that table when the game ended. */
export type SharedResult = {
  readonly title: string;
  /** What was played, and when. */
  readonly kind: string;
  readonly headline: string;
  readonly rows: readonly ResultRow[];
  /** For a game alone: how far the next band is. */
  readonly note?: string;
  readonly winners: readonly Color[];
};

export type ResultRow = {
  readonly name: string;
  readonly color: Color;
  readonly score: string;
  readonly isFirst: boolean;
};

type Tell = (key: string, values: Readonly<Record<string, string | number>>) => string;

export function sharedResult(ended: Ended, language: Language, t: Tell): SharedResult {
  const { manifest, client, mode, people, scores, at, day } = ended;
  const { daily } = manifest.texts[language];
  const isDaily = day !== undefined && daily !== undefined;
  const when = isDaily ? dateOf(Date.parse(day), language, "UTC") : at !== undefined ? dateOf(at, language) : undefined;
  const nameOf = (seat: number) => people[seat]?.name ?? "";
  const first = scores.filter(({ place }) => place === 1);
  const [only] = scores;
  const alone = scores.length === 1 && only !== undefined ? only : undefined;
  const band = alone && client.bandOf?.(mode, alone.score, language);
  const names = allOf(
    language,
    first.map(({ seat }) => nameOf(seat)),
  );
  return {
    title: manifest.title,
    kind: [isDaily ? daily.name : client.modeName(mode, language), when].filter((one) => one !== undefined).join(" · "),
    headline:
      band?.name ??
      (alone === undefined ? t(first.length === 1 ? "picture.wins" : "picture.shared", { names }) : names),
    rows: scores.map(({ seat, place, score }) => ({
      name: nameOf(seat),
      color: people[seat]?.color ?? seat,
      score: String(score).replace("-", "−"),
      isFirst: place === 1,
    })),
    ...(alone !== undefined &&
      band?.next !== undefined && {
        note: t("picture.next", { count: band.next.from - alone.score, name: band.next.name }),
      }),
    winners: first.map(({ seat }) => people[seat]?.color ?? seat),
  };
}

/** The same in words, for whoever cannot see the picture, and for the message that it is sent with. */
export function wordsOf({ title, kind, headline, rows, note }: SharedResult): string {
  const scores = rows.map(({ name, score }) => `${name} ${score}`).join(", ");
  return [`${title}, ${kind}`, headline, scores, note].filter((one) => one !== undefined).join(" – ");
}

function dateOf(at: number, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone }).format(at);
}
