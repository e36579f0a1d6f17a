import type { Action, Event, View } from "@harbor/posy";
import type { BoardProps } from "@harbor/ui";
import { useTranslation } from "react-i18next";
import { inkOf, Sign } from "./look.tsx";

/** Everybody in the order of the day with what all may know, and at the end with their places. */
export function Gardeners({ view, people, scores }: BoardProps<View, Action, Event>) {
  const { t } = useTranslation("posy");
  const order = scores?.map(({ seat }) => seat) ?? view.order;
  return (
    <section className="posy-gardeners">
      <h2>{t("gardeners")}</h2>
      <ol>
        {order.map((seat) => {
          const { points, cards, hour, hasChosen } = view.gardeners[seat] ?? {};
          const person = people[seat];
          const score = scores?.find((one) => one.seat === seat);
          return (
            <li key={seat} style={{ borderColor: inkOf(person?.color ?? 0) }} data-place={score?.place}>
              <Sign color={person?.color ?? 0} className="posy-sign" />
              <b>{person?.name}</b>
              {score === undefined ? (
                <>
                  <span>{t("points", { count: points ?? 0 })}</span>
                  <span>{t("cards", { count: cards ?? 0 })}</span>
                  {hour !== undefined && <span>{t("hour", { hour })}</span>}
                  {hour === undefined && hasChosen === true && <span>{t("chosen")}</span>}
                </>
              ) : (
                <>
                  <span>{t("place", { place: score.place })}</span>
                  <span>{t("points", { count: score.score })}</span>
                  {Object.entries(score.parts).map(([part, value]) => (
                    <span key={part}>
                      {t(`parts.${part}`)} {value}
                    </span>
                  ))}
                  {Object.entries(score.tieBreaks ?? {}).map(([what, value]) => (
                    <span key={what}>{t(`ties.${what}`, { value })}</span>
                  ))}
                </>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
