import { countOf, type Event, type IslandSet, type Kind, kindsIn, type Lot } from "@harbor/meuterer";
import { islandName, TEXTS } from "@harbor/meuterer/texts";
import { allOf, type Words } from "@harbor/ui";
import { withMinus } from "./minus.ts";

/** One line for the log; undefined for cards dealt to others. */
export function tell(event: Event, set: IslandSet, { language, name, t }: Words): string | undefined {
  const texts = TEXTS[language];
  const island = (id: string) => islandName(texts, set.island(id));
  const counted = (what: "cards" | "sabers" | "points", count: number) => {
    const one = new Intl.PluralRules(language).select(count) === "one";
    return texts.counts[`${what}_${one ? "one" : "other"}`].replace("{{count}}", withMinus(String(count)));
  };
  const cards = (count: number) => counted("cards", count);
  const points = (count: number) => counted("points", count);
  const lot = ({ good, cards: count }: Lot) => t("many", { count, kind: texts.kinds[good] });
  const kinds = (list: readonly Kind[]) => {
    if (list.length === 0) return t("told.nothing");
    const told = kindsIn(list).map((kind) => t("many", { count: countOf(list, kind), kind: texts.kinds[kind] }));
    return allOf(language, told);
  };
  // An event does not know the ring; the islands bear their numbers on the boards.
  const numbered = (place: number) => t("told.number", { number: place + 1 });
  const who = "seat" in event ? name(event.seat) : "";
  switch (event.type) {
    case "game-begun":
      return t("told.begun", { who: name(event.captain) });
    case "dealt":
      return event.kinds === undefined ? undefined : t("told.dealtOwn", { who, kinds: kinds(event.kinds) });
    case "wage-offered":
      return t("told.wage", { who, points: points(event.wage) });
    case "laid":
      return t("told.laid", { who, kind: t(`laying.${event.kind}`) });
    case "pirates-sailed":
      return t("told.pirates", { island: numbered(event.to) });
    case "cargo-sunk":
      return t("told.sunk", { cards: cards(event.cards) });
    case "boarded":
      return t("told.boarded", { who, kinds: kinds(event.kinds) });
    case "left-alone":
      return t("told.left", { who });
    case "passed":
      return t("told.passed", { who, cards: cards(event.cards) });
    case "role-taken":
      return event.role === undefined
        ? t("told.role", { who })
        : t("told.roleOwn", { who, role: texts.roles[event.role] });
    case "roles-revealed": {
      const roles = event.taken.map(({ seat, role }) => `${name(seat)} (${texts.roles[role]})`);
      return roles.length === 0 ? t("told.revealedNone") : t("told.revealed", { roles: allOf(language, roles) });
    }
    case "mutiny-begun":
      return t("told.mutiny", { loyal: event.loyal, rebels: event.rebels });
    case "fought":
      return t("told.fought", { who, sabers: counted("sabers", event.sabers) });
    case "mutiny-ended": {
      const { loyal, rebels, succeeded } = event;
      return t(succeeded ? "told.succeeded" : "told.failed", { loyal, rebels });
    }
    case "captain-deposed":
      return t("told.deposed", { who, by: name(event.by) });
    case "points-scored":
      return t("told.points", { who, points: points(event.points), part: texts.parts[event.part] });
    case "sold": {
      const lots = [event.anchorage, event.wake].flatMap((one) => (one === undefined ? [] : lot(one)));
      return lots.length === 0 ? t("told.soldNothing", { who }) : t("told.sold", { who, lots: allOf(language, lots) });
    }
    case "island-settled":
      return event.leaders.length === 0 || event.price === 0
        ? t("told.settledNone", { island: island(event.island) })
        : t(event.leaders.length === 1 ? "told.settledOne" : "told.settled", {
            island: island(event.island),
            who: allOf(language, event.leaders.map(name)),
            points: points(event.price),
          });
    case "drawn":
      return event.kinds === undefined
        ? t("told.drawn", { who, cards: cards(event.cards) })
        : t("told.drawnOwn", { who, kinds: kinds(event.kinds) });
    case "reshuffled":
      return t("told.reshuffled", { cards: cards(event.cards) });
    case "stowed":
      return event.kinds === undefined
        ? t("told.stowed", { who, cards: cards(event.under) })
        : t("told.stowedOwn", { who, kept: kinds(event.kept ?? []), kinds: kinds(event.kinds) });
    case "game-ended":
      return t("told.ended");
    case "round-begun":
      return t("told.round", { round: event.round });
    case "course-laid":
      return t(event.by === "captain" ? "told.courseCaptain" : "told.courseMutineer", {
        island: numbered(event.place),
      });
    case "sailed":
      return t("told.sailed", { island: numbered(event.to) });
    case "stayed":
      return t("told.stayed");
    default:
      return event satisfies never;
  }
}
