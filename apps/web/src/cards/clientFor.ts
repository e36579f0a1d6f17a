import { fingerprint } from "@harbor/kit";
import type { AnyGameClient, GameManifest } from "@harbor/ui";
import { fetchCards } from "../api/cards.ts";
import { loadClient } from "../gameClient.ts";
import { storeCards, storedCards } from "./keptCards.ts";

/** A game's client for a card set, or why there is none: the cards are unknown, or the server does not answer. */
export type ClientFound =
  | { readonly ok: true; readonly client: AnyGameClient }
  | { readonly ok: false; readonly why: "missing" | "unreachable" };

const found = new Map<string, Promise<ClientFound>>();

/**
 * A game's client for the cards with this hash. It looks among the game's own cards, present and past, among the lists
 * included, in this browser and on the server; wherever they come from, their hash must match. If the rules of a game's
 * start are given and known, the client uses those. Equal questions share a promise, until `lookAgain`.
 */
export function clientFor(
  manifest: GameManifest,
  hash: string | undefined,
  brought?: unknown,
  rules?: string,
): Promise<ClientFound> {
  const question = questionOf(manifest.id, hash, brought, rules);
  const known = found.get(question);
  if (known !== undefined) return known;
  const looking = find(manifest, hash, brought, rules);
  found.set(question, looking);
  return looking;
}

export function lookAgain({ id }: GameManifest, hash: string | undefined, rules?: string): void {
  found.delete(questionOf(id, hash, undefined, rules));
}

/** Makes a client that was read from a file available from now on. */
export function rememberClient(client: AnyGameClient): void {
  const { id, cards: hash, cardLists } = client.game;
  if (cardLists === undefined) return;
  storeCards(hash, cardLists);
  found.set(questionOf(id, hash, undefined), Promise.resolve({ ok: true, client }));
}

function questionOf(game: string, hash = "", brought: unknown, rules = ""): string {
  return `${game} ${hash} ${rules} ${brought === undefined ? "" : fingerprint(brought)}`;
}

async function find(
  manifest: GameManifest,
  hash: string | undefined,
  brought: unknown,
  rules: string | undefined,
): Promise<ClientFound> {
  const today = await loadClient(manifest);
  const own = rules === undefined || rules === today.game.rules ? today : (today.edition({ rules }) ?? today);
  if (hash === undefined || hash === own.game.cards) return { ok: true, client: own };
  const here =
    own.edition({ rules: own.game.rules, cards: hash }) ??
    clientWith(own, hash, brought) ??
    clientWith(own, hash, storedCards(hash));
  if (here !== undefined) return { ok: true, client: here };
  const reply = await fetchCards(hash);
  if (!reply.ok) return { ok: false, why: reply.code === "no-such-cards" ? "missing" : "unreachable" };
  const sent = clientWith(own, hash, reply.value.cards);
  return sent === undefined ? { ok: false, why: "missing" } : { ok: true, client: sent };
}

function clientWith(own: AnyGameClient, hash: string, lists: unknown): AnyGameClient | undefined {
  if (lists === undefined) return undefined;
  const made = own.withCards(lists);
  if (!made.ok || made.value.game.cards !== hash) return undefined;
  storeCards(hash, lists);
  return made.value;
}
