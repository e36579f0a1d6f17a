import type { AnyStage } from "@harbor/face";
import { fingerprint } from "@harbor/kit";
import { fetchCards } from "../api/cards.ts";
import { loadStage } from "../stage.ts";
import { keepCards, keptCards } from "./keptCards.ts";

/** The stage for a card set, or why there is none: nobody has the cards, or the server does not answer. */
export type StageFound =
  | { readonly ok: true; readonly stage: AnyStage }
  | { readonly ok: false; readonly why: "missing" | "unreachable" };

const found = new Map<string, Promise<StageFound>>();

/**
 * The stage for the cards with this hash: those that are or were the game's own, the lists that came along, those that
 * this browser has seen, or those of the server. Whoever hands them out, they must have that very hash. Where the rules
 * that a game was begun under are given and known, they are played under these. The same question gets the same
 * promise, until `lookAgain`.
 */
export function stageFor(hash: string | undefined, brought?: unknown, rules?: string): Promise<StageFound> {
  const question = questionOf(hash, brought, rules);
  const known = found.get(question);
  if (known !== undefined) return known;
  const looking = find(hash, brought, rules);
  found.set(question, looking);
  return looking;
}

export function lookAgain(hash: string | undefined, rules?: string): void {
  found.delete(questionOf(hash, undefined, rules));
}

/** A stage that was made from a file is found from now on. */
export function rememberStage(stage: AnyStage): void {
  const { cards: hash, cardLists } = stage.game;
  if (cardLists === undefined) return;
  keepCards(hash, cardLists);
  found.set(questionOf(hash, undefined), Promise.resolve({ ok: true, stage }));
}

function questionOf(hash = "", brought: unknown, rules = ""): string {
  return `${hash} ${rules} ${brought === undefined ? "" : fingerprint(brought)}`;
}

async function find(hash: string | undefined, brought: unknown, rules: string | undefined): Promise<StageFound> {
  const today = await loadStage();
  const own = rules === undefined || rules === today.game.rules ? today : (today.edition({ rules }) ?? today);
  if (hash === undefined || hash === own.game.cards) return { ok: true, stage: own };
  const here =
    own.edition({ rules: own.game.rules, cards: hash }) ??
    stageWith(own, hash, brought) ??
    stageWith(own, hash, keptCards(hash));
  if (here !== undefined) return { ok: true, stage: here };
  const reply = await fetchCards(hash);
  if (!reply.ok) return { ok: false, why: reply.code === "no-such-cards" ? "missing" : "unreachable" };
  const sent = stageWith(own, hash, reply.value.cards);
  return sent === undefined ? { ok: false, why: "missing" } : { ok: true, stage: sent };
}

function stageWith(own: AnyStage, hash: string, lists: unknown): AnyStage | undefined {
  if (lists === undefined) return undefined;
  const made = own.withCards(lists);
  if (!made.ok || made.value.game.cards !== hash) return undefined;
  keepCards(hash, lists);
  return made.value;
}
