import { Coin, Star } from "@harbor/bremerhaven-pictures/pieces";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { Sign } from "../Sign.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import type { Beat } from "./beats.ts";
import { roundEndSums } from "./sums.ts";

/** Each player's total gain or loss at the end of the round, shown after the last beat. */
export function RoundEndSums({ beats }: { readonly beats: readonly Beat[] }) {
  const { t } = useBoardTexts();
  const { person, own } = useBoardContext();
  const sums = roundEndSums(beats);
  if (sums.length === 0) return undefined;
  return (
    <section className="round-end-sums" aria-labelledby="round-end-sums">
      <h3 id="round-end-sums">{t("reveal.sums")}</h3>
      <ul>
        {sums.map(({ seat, money, prestige }) => (
          <li key={seat} {...asks({ about: "sign", seat })}>
            <Sign color={person(seat).color} />
            {seat === own ? t("you.name") : person(seat).name}
            {money !== 0 && (
              <b {...asks({ about: "money", seat })}>
                {signed(money)}
                <Coin title={t("end.money")} />
              </b>
            )}
            {prestige !== 0 && (
              <b {...asks({ about: "prestige", seat })}>
                {signed(prestige)}
                <Star title={t("end.prestige")} />
              </b>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Uses the minus sign that is as wide as a plus. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
