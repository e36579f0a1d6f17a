import { activePlaces, countOf, goodsAt, HAND_SIZE, type Kind, type Role, roleCards, sideOf } from "@harbor/meuterer";
import { allOf } from "@harbor/ui";
import { nameOfPlace } from "./islandAnswers.ts";
import { answer, type BoardAnswer, type Situation } from "./situation.ts";

const RULE_OF_ROLE = {
  captain: "VOY-1",
  mutineer: "VOY-5",
  "cabin-boy": "VOY-5",
  mate: "VOY-2",
  merchant: "SCO-4",
  loader: "REF-4",
} as const;

/** What a role does, and on which side it stands. */
export function roleAnswer({ view, texts, name, t }: Situation, role: Role | "captain", seat?: number): BoardAnswer {
  const title =
    seat === undefined ? texts.roles[role] : t("answer.role.of", { name: name(seat), role: texts.roles[role] });
  const wage = view.wage ?? 0;
  return answer(title, RULE_OF_ROLE[role], t(`answer.role.${role}`, { wage }));
}

/** A role that lies face down before its owner. */
export function hiddenAnswer({ view, name, t }: Situation, seat: number): BoardAnswer {
  const nth = view.taken.findIndex((one) => one.seat === seat) + 1;
  return answer(t("seat.hidden"), "SHW-2", t("answer.hidden", { name: name(seat), nth }));
}

/** The roles that nobody has taken. */
export function centerAnswer({ view, texts, language, t }: Situation): BoardAnswer {
  const { found } = view;
  const roles =
    found &&
    allOf(
      language,
      found.map((role) => texts.roles[role]),
    );
  return answer(
    t("center.roles", { count: view.center }),
    "PAS-5",
    t("answer.center.what"),
    roles === undefined ? t("answer.center.hidden") : t("answer.center.found", { roles }),
  );
}

export function pileAnswer({ view, t }: Situation): BoardAnswer {
  return answer(t("center.pile", { count: view.pile }), "REF-2", t("answer.pile", { size: HAND_SIZE }));
}

/** How many cards of a kind there are, and where they have been seen. */
export function discardsAnswer({ view, set, texts, t }: Situation, kind: Kind): BoardAnswer {
  const out = countOf(view.discards, kind);
  const laid = view.players.reduce((sum, player) => sum + countOf(player.laid, kind), 0);
  const all = set.lists.cargo[kind];
  return answer(texts.kinds[kind], "REF-1", t("answer.discards", { out, laid, all, left: all - out - laid }));
}

/** What a card is good for now. */
export function cardAnswer(asked: Situation, kind: Kind): BoardAnswer {
  const { view, set, texts, language, t } = asked;
  if (kind === "saber") return answer(texts.kinds.saber, "MUT-2", t("answer.card.saber"), t("answer.card.counts"));
  if (kind === "pirate") return answer(texts.kinds.pirate, "PIR-3", t("answer.card.pirate"), t("answer.card.counts"));
  const places = activePlaces(view).filter((place) => goodsAt(set, view, place).includes(kind));
  const islands = allOf(
    language,
    places.map((place) => nameOfPlace(asked, place)),
  );
  return answer(
    texts.kinds[kind],
    "SEL-2",
    places.length === 0 ? t("answer.card.unsold") : t("answer.card.sold", { islands }),
    t("answer.card.counts"),
  );
}

/** Cards of a kind before a seat. */
export function laidAnswer(asked: Situation, seat: number, kind: Kind): BoardAnswer {
  const { view, texts, name, t } = asked;
  const count = countOf(view.players[seat]?.laid ?? [], kind);
  const { rule, lines } = cardAnswer(asked, kind);
  const title = t("many", { count, kind: texts.kinds[kind] });
  return answer(title, rule, t("answer.laid", { name: name(seat) }), lines[0]);
}

/** How many cards a seat holds, and where they would steer the ship. */
export function handAnswer({ view, name, t }: Situation, seat: number): BoardAnswer | undefined {
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const title = t("seat.cards", { count: player.cards });
  const key = view.captain === seat ? "captain" : "crew";
  return answer(
    title,
    "PAS-2",
    t(`answer.hand.${player.passed ? "passed" : key}`, { name: name(seat), count: player.cards }),
  );
}

export function wageAnswer({ view, name, t }: Situation): BoardAnswer {
  return answer(
    t("seat.wage", { wage: view.wage ?? 0 }),
    "OFR-4",
    t("answer.wage", { name: name(view.captain), wage: view.wage ?? 0 }),
  );
}

/** What a score is made of. */
export function scoreAnswer({ view, texts, language, name, t }: Situation, seat: number): BoardAnswer | undefined {
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const parts = Object.entries(texts.parts).flatMap(([part, what]) => {
    const points = Object.entries(player.parts).find(([one]) => one === part)?.[1] ?? 0;
    return points === 0 ? [] : `${what} ${points}`;
  });
  const title = t("answer.score.title", { name: name(seat), count: player.score });
  return answer(
    title,
    "END-4",
    parts.length === 0 ? t("answer.score.none") : t("answer.score.from", { parts: allOf(language, parts) }),
  );
}

/** A player's sign, by which everything of theirs is recognized. */
export function signAnswer({ view, own, name, t }: Situation, seat: number): BoardAnswer {
  const acts = view.waiting[0] === seat;
  return answer(
    name(seat),
    "LAD-1",
    t("answer.sign.what", { name: name(seat) }),
    acts && t(seat === own ? "answer.sign.you" : "answer.sign.acts"),
  );
}

/** Sabers in the present mutiny. */
export function foughtAnswer({ view, set, name, t }: Situation, seat: number): BoardAnswer {
  const taken = view.taken.flatMap(({ seat: one, role }) => (role === undefined ? [] : { seat: one, role }));
  const side = sideOf(roleCards(set.lists), { captain: view.captain, taken }, seat) ?? "neutral";
  return answer(
    t("seat.fought", { count: view.players[seat]?.fought ?? 0 }),
    "MUT-4",
    t("answer.fought", { name: name(seat), side: t(`reveal.${side}`) }),
  );
}

export function roundAnswer({ view, set, t }: Situation): BoardAnswer {
  const rounds = set.rounds(view.players.length);
  return answer(t("round", { round: view.round, rounds }), "RND-1", t("answer.round", { count: rounds - view.round }));
}

/** Which side needs how many sabers. */
export function sideAnswer({ t }: Situation): BoardAnswer {
  return answer(t("reveal.heads.mutiny"), "MUT-8", t("answer.side"));
}
