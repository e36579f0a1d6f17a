import { useTranslation } from "react-i18next";

type PicksProps = {
  readonly title: string;
  readonly flowers: readonly string[];
  /** Absent where there is nothing to pick. */
  readonly pick: ((flower: string) => void) | undefined;
};

/** A row of flowers, to be picked or only looked at. */
export function Picks({ title, flowers, pick }: PicksProps) {
  const { t } = useTranslation("posy");
  return (
    <section className="posy-picks">
      <h2>{title}</h2>
      <ul>
        {flowers.map((flower, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: flowers of a kind are alike
          <li key={nth}>
            <button type="button" className="button" disabled={pick === undefined} onClick={() => pick?.(flower)}>
              {t(`flowers.${flower}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
