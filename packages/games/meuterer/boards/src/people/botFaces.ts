import type { BotFace } from "@harbor/ui";

/** The bot that gives advice, one of the strongest. */
export const ADVISER = { id: "alma", name: "Alma" } as const;

/** The bots' names and ways. The names are the same in every language. */
export const BOT_FACES: readonly BotFace[] = [
  face("piet", "Piet", "deckhand", "First time at sea.", "Zum ersten Mal auf See.", "Pour la première fois en mer."),
  face(
    "mina",
    "Mina",
    "deckhand",
    "Mutinies at every chance.",
    "Meutert bei jeder Gelegenheit.",
    "Se mutine à la moindre occasion.",
  ),
  face(
    "lars",
    "Lars",
    "deckhand",
    "Dreams half of the watch away.",
    "Verträumt die halbe Wache.",
    "Rêve la moitié de son quart.",
  ),
  face(
    "jette",
    "Jette",
    "mate",
    "Counts what everybody has laid.",
    "Zählt, was alle gelegt haben.",
    "Compte ce que chacun a posé.",
  ),
  face(
    "onno",
    "Onno",
    "mate",
    "Would rather sell than fight.",
    "Verkauft lieber, als zu kämpfen.",
    "Préfère la vente au combat.",
  ),
  face("fiete", "Fiete", "mate", "Hard to see through.", "Schwer zu durchschauen.", "Difficile à percer à jour."),
  face(
    "alma",
    "Alma",
    "captain",
    "Thinks of what you may be hiding.",
    "Überlegt, was du wohl verbirgst.",
    "Songe à ce que vous cachez.",
  ),
  face("raik", "Raik", "captain", "Has an eye on the helm.", "Hat das Ruder im Blick.", "Garde un œil sur la barre."),
  face(
    "wiebke",
    "Wiebke",
    "captain",
    "Waits until a mutiny is sure.",
    "Wartet, bis die Meuterei sicher ist.",
    "Attend que la mutinerie soit sûre.",
  ),
];

function face(id: string, name: string, strength: BotFace["strength"], en: string, de: string, fr: string): BotFace {
  return { id, name, strength, temper: { en, de, fr } };
}
