import { HAND_SIZE, sorted } from "@harbor/meuterer";
import { KindPicture } from "@harbor/meuterer-pictures";
import { useState } from "react";
import { useWords } from "../boardContext.ts";
import { Choice } from "./Choice.tsx";
import { type AskedProps, Question } from "./Question.tsx";

/** The loader picks the cards to keep, one by one, until there are as many as are missing. */
export function StowPrompt({ view, seat, act }: AskedProps) {
  const { t, texts } = useWords();
  const [kept, setKept] = useState<readonly number[]>([]);
  const drawn = view.drawn?.kinds ?? [];
  const needed = Math.max(0, HAND_SIZE - (view.players[seat]?.cards ?? 0));
  const keep = sorted(drawn.filter((_, nth) => kept.includes(nth)));
  const isWhole = kept.length === needed;
  return (
    <Question title={t("ask.refill", { count: needed })} notes={[t("act.kept", { kept: kept.length, needed })]}>
      {drawn.map((kind, nth) => {
        const isKept = kept.includes(nth);
        return (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
            key={nth}
            shortcut={String(nth + 1)}
            className="meu-card"
            label={t(isKept ? "act.put" : "act.keep", { kind: texts.kinds[kind] })}
            pressed={isKept}
            off={!isKept && isWhole}
            choose={() => setKept(isKept ? kept.filter((one) => one !== nth) : [...kept, nth])}
          >
            <KindPicture kind={kind} className="meu-card-picture" />
            <span className="meu-card-name">{texts.kinds[kind]}</span>
          </Choice>
        );
      })}
      <Choice shortcut="k" main off={!isWhole} choose={() => act({ type: "stow", keep })}>
        {t("act.stow")}
      </Choice>
    </Question>
  );
}
