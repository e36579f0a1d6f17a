import type { News } from "./news.ts";

/** A tone of a bell or a horn: its start, pitch, length and volume. */
type Tone = {
  readonly at: number;
  readonly hertz: number;
  readonly seconds: number;
  readonly loud: number;
  readonly shape: OscillatorType;
};

const bell = (at: number, hertz: number, loud = 0.5): Tone => ({ at, hertz, seconds: 0.9, loud, shape: "sine" });
const horn = (at: number, hertz: number): Tone => ({ at, hertz, seconds: 0.7, loud: 0.22, shape: "triangle" });
const coin = (at: number, hertz: number): Tone => ({ at, hertz, seconds: 0.22, loud: 0.14, shape: "sine" });
const knock = (at: number): Tone => ({ at, hertz: 330, seconds: 0.12, loud: 0.4, shape: "square" });

/**
 * A bell for the user's turn, three for somebody who sits down, a short swell for a reveal, a horn for the end; a tap for
 * a card that is laid, coins for money, a double knock when the clock runs out. Each goes with something to see: the title and the prompt, the cards,
 * the figures, the mark beside the clock.
 */
const SOUNDS = {
  turn: [bell(0, 784), bell(0.02, 1568, 0.16), bell(0.26, 1047, 0.4)],
  reveal: [
    { at: 0, hertz: 392, seconds: 0.16, loud: 0.24, shape: "triangle" },
    { at: 0.09, hertz: 523, seconds: 0.22, loud: 0.24, shape: "triangle" },
  ],
  company: [bell(0, 659, 0.4), bell(0.18, 880, 0.45), bell(0.36, 1319, 0.3)],
  end: [horn(0, 147), horn(0.01, 220), horn(0.75, 147), horn(0.76, 294), bell(1.5, 784, 0.3)],
  laid: [{ at: 0, hertz: 210, seconds: 0.09, loud: 0.3, shape: "triangle" }],
  money: [coin(0, 1976), coin(0.07, 2637), coin(0.14, 2349)],
  clock: [knock(0), knock(0.18)],
} as const satisfies Record<News, readonly Tone[]>;

let context: AudioContext | undefined;

/** Browsers allow sound only after the user has touched the page. */
export function allowSounds(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

export function playSound(news: News, volume: number): void {
  if (context?.state !== "running") return;
  const start = context.currentTime + 0.02;
  for (const { at, hertz, seconds, loud, shape } of SOUNDS[news]) {
    const tone = new OscillatorNode(context, { type: shape, frequency: hertz });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start + at);
    gain.gain.linearRampToValueAtTime(loud * volume, start + at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + at + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + seconds);
  }
}
