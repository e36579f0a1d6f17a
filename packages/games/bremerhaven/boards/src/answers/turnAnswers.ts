import { SHORT_PROGRESS } from "@harbor/bremerhaven";
import { describeHappening } from "@harbor/bremerhaven/texts";
import type { Station } from "./question.ts";
import { answer, type BoardAnswer, type Situation } from "./situation.ts";

/** How long the game still lasts. */
export function trackAnswer(asked: Situation): BoardAnswer {
  const { view, t } = asked;
  const title = t("world.track", { count: view.track });
  const speed = view.options.mode === "long" ? t("answer.track.long") : t("answer.track.short");
  return answer(title, "NWS-2", speed, roundsLeft(asked));
}

export function roundAnswer(asked: Situation): BoardAnswer {
  const { view, t } = asked;
  return answer(t("rail.round", { round: view.round }), "END-1", t("answer.round"), roundsLeft(asked));
}

/** In the long game the token moves by one or two spaces a round. */
function roundsLeft({ view: { track, options }, t }: Situation): string {
  const least = Math.ceil(track / SHORT_PROGRESS);
  if (options.mode === "long" && track > least) return t("answer.track.between", { least, most: track });
  return t("answer.track.rounds", { count: least });
}

/** What being done now, or the best loading, would bring. */
export function eveningAnswer({ t }: Situation, about: "tonight" | "best"): BoardAnswer {
  return answer(
    t(about === "best" ? "plan.best" : "plan.doneNow"),
    about === "best" ? "HBR-3" : "HBR-12",
    t(`answer.evening.${about}`),
  );
}

/** What the next permit costs. */
export function permitPriceAnswer({ texts, t }: Situation): BoardAnswer {
  return answer(texts.steps.permit, "TWN-2a", t("answer.permitPrice"));
}

const STATION_RULES = {
  bidding: "BID-1",
  town: "AUC-4",
  sea: "SEA-1",
  land: "LND-1",
  harbor: "HBR-3",
  paper: "HBR-8",
} as const;

export function stationAnswer({ view, t }: Situation, station: Station): BoardAnswer {
  const isLong = station === "paper" && view.options.mode === "long";
  return answer(t(`rail.${station}`), STATION_RULES[station], t(`answer.station.${isLong ? "paperLong" : station}`));
}

export function paperAnswer(asked: Situation): BoardAnswer {
  const { view, t } = asked;
  const { openEvent: id } = view;
  return id === undefined ? answer(t("paper.name"), "NWS-3", t("answer.paper.none")) : newsAnswer(asked, id);
}

/** A newspaper, on the table or in the gallery. */
export function newsAnswer({ cards, texts, t }: Situation, id: string): BoardAnswer {
  const told = cards.newspaper(id).happenings.map((happening) => describeHappening(texts, happening));
  return answer(texts.names.events[id] ?? id, "NWS-1", ...told, t("answer.paper.all"));
}

const AHEAD_RULES = { money: "HBR-10", prestige: "HBR-7", score: "END-3" } as const;

/** A column of the planner's table. */
export function aheadAnswer({ t }: Situation, of: "money" | "prestige" | "score"): BoardAnswer {
  return answer(t(`planner.sheet.${of}`), AHEAD_RULES[of], t("planner.sheet.note"));
}
