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
/** Whether it was suspended here, rather than by the browser. */
let isResting = false;
/** When the last tone ends, on the context's clock. */
let endsAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A running context takes processor time even in silence, so it is suspended this long after the last tone. */
const LINGER_SECONDS = 3;
/** If the browser takes longer than this to resume, the moment is past, and the sound is left out. */
const TIMELY_MS = 1000;

/** Browsers allow sound only after the user has touched the page. */
export function allowSounds(): void {
  if (context === undefined) {
    context = new AudioContext();
    restSoon(context);
  } else if (context.state === "suspended" && !isResting) void resume(context);
}

/** Once the user has allowed a context, it may be resumed at any time. */
export function playSound(news: News, volume: number): void {
  if (context === undefined) return;
  if (context.state === "running" && !isResting) ring(context, news, volume);
  else void playOnceResumed(context, news, volume);
}

async function playOnceResumed(suspended: AudioContext, news: News, volume: number): Promise<void> {
  const asked = performance.now();
  await resume(suspended);
  if (suspended.state === "running" && performance.now() - asked < TIMELY_MS) ring(suspended, news, volume);
}

async function resume(suspended: AudioContext): Promise<void> {
  isResting = false;
  // Refused while the device is otherwise engaged, for example in a call.
  await suspended.resume().catch(() => undefined);
  restSoon(suspended);
}

function restSoon(running: AudioContext): void {
  clearTimeout(timer);
  const left = Math.max(0, endsAt - running.currentTime);
  timer = setTimeout(() => rest(running), (left + LINGER_SECONDS) * 1000);
}

function rest(running: AudioContext): void {
  if (running.state !== "running") return;
  isResting = true;
  void running.suspend();
}

function ring(running: AudioContext, news: News, volume: number): void {
  const start = running.currentTime + 0.02;
  for (const { at, hertz, seconds, loud, shape } of SOUNDS[news]) {
    const tone = new OscillatorNode(running, { type: shape, frequency: hertz });
    const gain = new GainNode(running, { gain: 0 });
    gain.gain.setValueAtTime(0, start + at);
    gain.gain.linearRampToValueAtTime(loud * volume, start + at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + at + seconds);
    tone.connect(gain).connect(running.destination);
    tone.start(start + at);
    tone.stop(start + at + seconds);
    endsAt = Math.max(endsAt, start + at + seconds);
  }
  restSoon(running);
}
