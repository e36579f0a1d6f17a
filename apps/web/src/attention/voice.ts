import type { Language, Voice } from "@harbor/ui";

type Speaking = { readonly language: Language; readonly rate: number; readonly volume: number };

/** A browser without voices, or one that has lost its own, must not hold up the reveal for longer than this. */
const LEAST_PATIENCE = 2500;
const PATIENCE_PER_LETTER = 130;
/** Browsers load their voices after the page. */
const VOICES_LOAD = 700;

export function canSpeak(): boolean {
  return "speechSynthesis" in globalThis && "SpeechSynthesisUtterance" in globalThis;
}

/** The voices for a language, once the browser has loaded them. */
export async function voicesFor(language: Language): Promise<readonly SpeechSynthesisVoice[]> {
  if (!canSpeak()) return [];
  if (speechSynthesis.getVoices().length === 0) {
    await new Promise<void>((resolve) => {
      speechSynthesis.addEventListener("voiceschanged", () => resolve(), { once: true });
      setTimeout(resolve, VOICES_LOAD);
    });
  }
  return speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language));
}

/** Speaks one sentence after the other. What is said later, or a stop, ends what is being said. */
export function openVoice({ language, rate, volume }: Speaking): Voice {
  let nth = 0;
  function stop(): void {
    nth += 1;
    if (canSpeak()) speechSynthesis.cancel();
  }
  return {
    stop,
    async say(sentences) {
      stop();
      const own = nth;
      const [voice] = await voicesFor(language);
      // Another language's voice would only be noise.
      if (voice === undefined) return;
      for (const sentence of sentences) {
        if (own !== nth) return;
        await sayOne(sentence, voice, { rate, volume });
      }
    },
  };
}

function sayOne(sentence: string, voice: SpeechSynthesisVoice, how: Omit<Speaking, "language">): Promise<void> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    Object.assign(utterance, { ...how, voice, lang: voice.lang });
    const patience = setTimeout(resolve, LEAST_PATIENCE + (sentence.length * PATIENCE_PER_LETTER) / how.rate);
    const end = () => {
      clearTimeout(patience);
      resolve();
    };
    utterance.addEventListener("end", end);
    utterance.addEventListener("error", end);
    speechSynthesis.speak(utterance);
  });
}
