import { readFileSync } from "node:fs";
import { playMatch, randomPlayer, seedFrom, type Viewer } from "@harbor/kit";
import { type Action, FANAL, KINDS, meuterer, PLACES, ROLES, type View } from "@harbor/meuterer";
import { TEXTS } from "@harbor/meuterer/texts";
import { LANGUAGES } from "@harbor/ui";
import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { client } from "../client.tsx";
import { answerTo } from "./answerTo.ts";
import type { Question } from "./question.ts";

const RULES = readFileSync(new URL("../../../rules/RULES.md", import.meta.url), "utf8");

/** A moment of each step and round, as a player and as a spectator see it. */
function positions(): readonly { readonly view: View; readonly own: number | undefined }[] {
  const found = new Map<string, { readonly view: View; readonly own: number | undefined }>();
  const players = [0, 1, 2, 3].map((nth) => randomPlayer<View, Action>(seedFrom(`answers ${nth}`)));
  const options = { mode: "pirates", seats: 4, chart: "shuffled" } as const;
  playMatch(meuterer, { options, seed: seedFrom("answers"), players }, ({ state }) => {
    for (const viewer of [0, "spectator"] as const satisfies readonly Viewer[]) {
      const view = meuterer.view(state, viewer);
      const own = viewer === "spectator" ? undefined : viewer;
      found.set(`${view.step} ${view.round % 2} ${viewer}`, { view, own });
    }
  });
  return [...found.values()];
}

/** Everything that can be asked at a table of four. */
function questions({ players }: View): readonly Question[] {
  const seats = players.map((_, seat) => seat);
  const places = Array.from({ length: PLACES }, (_, place) => place);
  return [
    ...places.flatMap((place) => (["island", "prices", "voyage"] as const).map((about) => ({ about, place }))),
    ...(["captain", "mutineer"] as const).map((by) => ({ about: "course", by }) as const),
    ...([...ROLES, "captain"] as const).map((role) => ({ about: "role", role, seat: 1 }) as const),
    ...seats.flatMap((seat) =>
      (["hidden", "cards", "score", "sign", "fought"] as const).map((about) => ({ about, seat })),
    ),
    ...KINDS.flatMap((kind) => (["card", "discards"] as const).map((about) => ({ about, kind }))),
    ...KINDS.map((kind) => ({ about: "laid", kind, seat: 2 }) as const),
    ...(["wage", "center", "pile", "round", "side"] as const).map((about) => ({ about })),
  ];
}

const POSITIONS = positions();

test.each(LANGUAGES)("everything answers in a line of plain words with a rule of the book, in %s", (language) => {
  const i18n = createInstance({
    lng: language,
    ns: ["meuterer"],
    defaultNS: "meuterer",
    resources: { [language]: { meuterer: client.texts[language] } },
    interpolation: { escapeValue: false },
  });
  void i18n.init();
  expect(POSITIONS.length).toBeGreaterThan(12);
  let answered = 0;
  for (const { view, own } of POSITIONS) {
    const situation = {
      view,
      own,
      set: FANAL,
      texts: TEXTS[language],
      language,
      name: (seat: number) => ["Ada", "Ben", "Cleo", "Dirk"][seat] ?? "",
      t: (key: string, values = {}) => i18n.t(key, values),
    };
    for (const question of questions(view)) {
      const answer = answerTo(situation, question);
      // Only a course that is not laid has nothing to say.
      if (answer === undefined) {
        expect(question.about).toBe("course");
        continue;
      }
      answered += 1;
      const line = `${answer.title}. ${answer.lines.join(" ")}`;
      expect(answer.lines.length, line).toBeGreaterThan(0);
      expect(line).not.toMatch(/\{\{|undefined|NaN|\b(?:answer|seat|reveal|island)\.\w|\.\.| {2}/);
      expect(line.length, line).toBeLessThan(420);
      expect(RULES).toContain(`**${answer.rule}**`);
    }
  }
  expect(answered).toBeGreaterThan(1000);
});
