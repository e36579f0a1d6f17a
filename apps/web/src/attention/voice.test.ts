// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openVoice } from "./voice.ts";

/** A browser that speaks: each sentence ends when the test says so. */
function speaking(langs: readonly string[]) {
  const said: string[] = [];
  const ends: (() => void)[] = [];
  const cancel = vi.fn();
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  );
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => langs.map((lang) => ({ lang })),
    addEventListener: () => {},
    cancel,
    speak(utterance: EventTarget & { readonly text: string }) {
      said.push(utterance.text);
      ends.push(() => utterance.dispatchEvent(new Event("end")));
    },
  });
  return { said, end: () => ends.shift()?.(), cancel };
}

const HOW = { language: "de", rate: 1, volume: 0.5 } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("one sentence is said after the other, and it ends after the last", async () => {
  const browser = speaking(["en-US", "de-DE"]);
  const done = vi.fn();
  const saying = openVoice(HOW).say(["Eins.", "Zwei."]).then(done);
  await vi.advanceTimersByTimeAsync(0);
  expect(browser.said).toEqual(["Eins."]);
  browser.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(browser.said).toEqual(["Eins.", "Zwei."]);
  expect(done).not.toHaveBeenCalled();
  browser.end();
  await saying;
  expect(done).toHaveBeenCalled();
});

test("a stop ends what is being said, and nothing follows", async () => {
  const browser = speaking(["de-DE"]);
  const voice = openVoice(HOW);
  void voice.say(["Eins.", "Zwei."]);
  await vi.advanceTimersByTimeAsync(0);
  browser.cancel.mockClear();
  voice.stop();
  expect(browser.cancel).toHaveBeenCalledOnce();
  browser.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(browser.said).toEqual(["Eins."]);
});

test("a voice that never ends holds up nobody for long", async () => {
  speaking(["de-DE"]);
  const done = vi.fn();
  void openVoice(HOW).say(["Eins.", "Zwei."]).then(done);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).toHaveBeenCalled();
});

test.each([[[]], [["en-GB"]]])("without a voice for the language nothing is said: %j", async (langs) => {
  const browser = speaking(langs);
  const done = vi.fn();
  void openVoice(HOW).say(["Eins."]).then(done);
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toHaveBeenCalled();
  expect(browser.said).toEqual([]);
});
