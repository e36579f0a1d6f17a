/** A control that answers the current decision. */
export type Todo = { readonly kind: string; readonly css: string; readonly nth: number };

/** What a page asks for at the moment. */
export type Look = {
  readonly over: boolean;
  readonly round: number;
  readonly step: string;
  readonly mine: boolean;
  /** Changes with every decision, answer and message. */
  readonly sign: string;
  readonly todo: Todo | undefined;
};

export type Until = { readonly round?: number; readonly step?: string };

export type LookOptions = {
  /** Random numbers from 0 up to (not including) 1, for choosing among several controls. */
  readonly dice: readonly number[];
  /** Waits until the page no longer has this sign. */
  readonly not?: string | undefined;
  /** Stops as soon as this round is reached or this decision comes up. */
  readonly until?: Until | undefined;
  /** Whether cards are queued during other players' turns. */
  readonly queues: boolean;
  readonly patience: number;
};

/** Runs in the page, so it must be self-contained: waits for a new decision. */
export async function lookFor({ dice, not, until, queues, patience }: LookOptions): Promise<Look> {
  const MOMENT = 15;
  const AT_LEAST = 500;
  const all = (css: string) => [...document.querySelectorAll(css)];
  const textOf = (css: string) => all(css).map(({ textContent }) => textContent);
  // Flying pieces are only pictures of the usable ones.
  const isShown = (element: Element) =>
    element.closest(".motion-sky") === null && element.checkVisibility({ visibilityProperty: true });

  function pick(kind: string, css: string, die = dice[0] ?? 0): Todo | undefined {
    const nths = all(css).flatMap((element, nth) => (isShown(element) ? [nth] : []));
    const nth = nths[Math.floor(die * nths.length)];
    return nth === undefined ? undefined : { kind, css, nth };
  }
  const rarely = (often: number) => (dice[1] ?? 0) < often;

  function bidding(): Todo | undefined {
    if (!queues && document.querySelector(".prompt-note") !== null) return undefined;
    return pick("slot", ".target[data-barred=false]") ?? pick("card", "button.hand-card");
  }

  function harbor(): Todo | undefined {
    return (
      pick("take", "[data-do=take]") ??
      pick("anyway", "[data-do=anyway]") ??
      pick("go on", "[data-do=go-on][aria-disabled=false]") ??
      pick("target", ".target[data-barred=false]") ??
      (rarely(0.5) ? pick("produce", ".space-maker, [data-do=produce], [data-do=repack]") : undefined) ??
      pick("load", "[data-do=load]:not(:disabled)") ??
      pick("done", "[data-do=done]")
    );
  }

  function others(step: string): Todo | undefined {
    const foot = pick("foot", ".prompt-foot .button:not(:disabled, [data-undo])");
    const wish = rarely(0.3) ? pick("wish", ".good-button[aria-pressed=false]") : undefined;
    const answers = [
      pick("target", ".target[data-barred=false]", dice[2]),
      pick("set", "[data-do=set]:not(:disabled)"),
      pick("rank", ".ranking-good") ?? pick("swap", "button.ranking-place[aria-pressed=false]"),
      pick("swap", ".swap"),
    ];
    const answer = wish ?? answers.find((one) => one !== undefined);
    return answer === undefined || (foot !== undefined && rarely(step === "permit" ? 0.5 : 0.2)) ? foot : answer;
  }

  function find(step: string, mine: boolean): Todo | undefined {
    if (document.querySelector(".reveal") !== null) return pick("reveal", ".reveal-foot .button.main");
    const curtain = pick("curtain", ".curtain-card .button");
    if (curtain !== undefined || !mine) return curtain;
    if (step === "bidding") return bidding();
    return step === "harbor" ? harbor() : others(step);
  }

  function look(): Look {
    const board = document.querySelector<HTMLElement>(".board");
    const step = board?.dataset.step ?? "";
    const mine = document.querySelector(".prompt[data-mine=true]") !== null;
    const sign = JSON.stringify([
      step,
      board?.dataset.round,
      board?.dataset.told,
      textOf(".prompt, .queue, .reveal, dialog[open], .curtain, .plate-name"),
      all("[aria-pressed=true]").map((element) => element.getAttribute("aria-label") ?? element.textContent),
      all(".target[data-barred=false]").map((element) => element.getAttribute("aria-label")),
      all(".hand-card, .bid, .end").length,
    ]);
    return {
      over: document.querySelector(".end") !== null,
      round: Number(board?.dataset.round ?? 0),
      step,
      mine,
      sign,
      todo: find(step, mine),
    };
  }

  function isReached({ round, step, mine }: Look): boolean {
    if (until?.round !== undefined && round >= until.round) return true;
    return until?.step !== undefined && mine && step === until.step;
  }

  const end = performance.now() + patience;
  // Reading a whole table takes a while, and with several pages open most of them wait.
  let hasChanged = true;
  const watch = new MutationObserver(() => {
    hasChanged = true;
  });
  watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  try {
    for (let read = 0; ; ) {
      const now = performance.now();
      // A style may show something without a change of the document.
      if (hasChanged || now > read + AT_LEAST || now > end) {
        hasChanged = false;
        read = now;
        const seen = look();
        const isNews = seen.todo !== undefined && seen.sign !== not;
        if (seen.over || isNews || isReached(seen) || now > end) return seen;
      }
      await new Promise((resolve) => setTimeout(resolve, MOMENT));
    }
  } finally {
    watch.disconnect();
  }
}
