import type { Action, View } from "@harbor/bremerhaven";
import type { Seat } from "@harbor/kit";
import { type RefObject, useRef } from "react";
import { useBoardContext } from "../boardContext.ts";
import type { Choice } from "../choice/useChoice.ts";
import { HintButton } from "../hint/HintButton.tsx";
import { HintNote } from "../hint/HintNote.tsx";
import type { Hint } from "../hint/useHint.ts";
import { ChangesButton } from "../meanwhile/Changes.tsx";
import { PlannedNote } from "../meanwhile/PlannedNote.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import { BiddingPrompt } from "./BiddingPrompt.tsx";
import { BerthPrompt, LayPrompt } from "./berthing.tsx";
import { EventPrompt } from "./EventPrompt.tsx";
import { FoundingPrompt } from "./FoundingPrompt.tsx";
import { HarborPrompt } from "./HarborPrompt.tsx";
import { PermitPrompt } from "./PermitPrompt.tsx";
import { PricesPrompt } from "./PricesPrompt.tsx";
import { PromptHead } from "./PromptHead.tsx";
import { ruleOf } from "./ruleOf.ts";
import { InfluencePrompt, LadderPrompt } from "./town.tsx";
import { useKeptFocus } from "./useKeptFocus.ts";
import { WaitingPrompt } from "./WaitingPrompt.tsx";
import { WhyNot } from "./WhyNot.tsx";
import "./prompt.css";

export type PromptProps = {
  readonly view: View;
  readonly seat: Seat;
  readonly choice: Choice;
  /** Somebody else is bidding, so a laid card goes into the queue: the view with those the game waits for. */
  readonly awaited: View | undefined;
  /** "Done" is final: no other person has to act, or the screen passes to another player. */
  readonly hasLastWord: boolean;
  /** Absent if there is no adviser. */
  readonly hint?: Hint | undefined;
  act(actions: readonly Action[]): void;
};

/** For a prompt that asks several questions in a row and keeps the focus itself. */
export type PlacedPromptProps = PromptProps & { readonly place: RefObject<HTMLElement | null> };

/** The viewer's decision in words, with every control for it that is not on the boards. */
export function Prompt(props: PromptProps) {
  const { t } = useBoardTexts();
  const { view, seat, choice, hint } = props;
  const body = useRef<HTMLDivElement>(null);
  useKeptFocus(body);
  const mine = choice.possible.legal.some(({ type }) => type !== "undo");
  return (
    <section className="prompt" data-mine={mine} aria-label={t("prompt.name")}>
      <PromptHead step={view.step} rule={ruleOf(view, seat)}>
        {mine && hint !== undefined && <HintButton hint={hint} />}
        {mine && (
          <span className="changes-aside">
            <ChangesButton small />
          </span>
        )}
      </PromptHead>
      {mine && hint !== undefined && <HintNote hint={hint} view={view} act={props.act} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="prompt-body" ref={body} tabIndex={0}>
        <Sending />
        {mine && props.awaited === undefined && <PlannedNote view={view} choice={choice} act={props.act} />}
        {mine ? <Question {...props} place={body} /> : <WaitingPrompt view={view} choice={choice} act={props.act} />}
      </div>
      <WhyNot reason={choice.refused} dismiss={() => choice.explain(undefined)} />
    </section>
  );
}

/** Says that the last action is on its way to the server. */
function Sending() {
  const { t } = useBoardTexts();
  const { sent } = useBoardContext();
  return (
    <p className={sent.length > 0 ? "prompt-note" : "unseen"} role="status">
      {sent.length > 0 && t("sent.text")}
    </p>
  );
}

function Question(props: PlacedPromptProps) {
  switch (props.view.step) {
    case "founding":
      return <FoundingPrompt {...props} />;
    case "bidding":
      return <BiddingPrompt {...props} />;
    case "permit":
      return <PermitPrompt {...props} />;
    case "influence":
      return <InfluencePrompt {...props} />;
    case "prices":
      return <PricesPrompt {...props} />;
    case "ladder":
      return <LadderPrompt {...props} />;
    case "ships":
      return <BerthPrompt {...props} />;
    case "contracts":
      return <LayPrompt {...props} />;
    case "harbor":
      return <HarborPrompt {...props} />;
    case "newspaper":
      return <EventPrompt {...props} />;
    default:
      return undefined;
  }
}
