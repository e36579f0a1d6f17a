import type { Action, View } from "@harbor/bremerhaven";
import type { AdviceProps } from "@harbor/face";
import { useMemo } from "react";
import { type Played, type Surroundings, SurroundingsContext } from "../surroundings.ts";
import { HintWords } from "./HintWords.tsx";

type AdviceTextProps = AdviceProps<View, Action> & { readonly played: Played };

/** An advice away from the boards, for whoever looks at a recorded game. */
export function AdviceText({ played, language, seat, people, view, advice }: AdviceTextProps) {
  const surroundings = useMemo(
    (): Surroundings => ({
      ...played,
      language,
      texts: played.textsIn[language],
      own: seat,
      sent: [],
      pace: 0,
      person: (one) => people[one] ?? { name: "", color: 0 },
      help: () => {},
    }),
    [played, language, seat, people],
  );
  return (
    <SurroundingsContext value={surroundings}>
      <HintWords view={view} advice={advice} />
    </SurroundingsContext>
  );
}
