import { Coin, Star } from "@harbor/bremerhaven-pictures/pieces";
import { useTranslation } from "react-i18next";
import { Sign } from "../Sign.tsx";
import { useSurroundings } from "../surroundings.ts";
import type { Beat } from "./beats.ts";
import { eveningOf } from "./sums.ts";

/** What the evening came to for each player, once all of it has been told. */
export function EveningSums({ beats }: { readonly beats: readonly Beat[] }) {
  const { t } = useTranslation("board");
  const { person, own } = useSurroundings();
  const sums = eveningOf(beats);
  if (sums.length === 0) return undefined;
  return (
    <section className="evening-sums" aria-labelledby="evening-sums">
      <h3 id="evening-sums">{t("reveal.sums")}</h3>
      <ul>
        {sums.map(({ seat, money, prestige }) => (
          <li key={seat}>
            <Sign color={person(seat).color} />
            {seat === own ? t("you.name") : person(seat).name}
            {money !== 0 && (
              <b>
                {signed(money)}
                <Coin title={t("end.money")} />
              </b>
            )}
            {prestige !== 0 && (
              <b>
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

/** With a sign that is as wide whichever it is. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
