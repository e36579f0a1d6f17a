import type { AnyGameClient } from "@harbor/ui";
import { OwnCards } from "../cards/OwnCards.tsx";
import { useReplayTexts } from "../replay/texts/useReplayTexts.ts";

type TableFactsProps = {
  readonly client: AnyGameClient;
  readonly secret: ReturnType<AnyGameClient["secretOf"]>;
  /** Set if the table repeats the seed of another game: what that means. */
  readonly repeats: string | undefined;
};

/** The hash of the seed and, after the game, the seed; and the table's cards, if they are its own. */
export function TableFacts({ client, secret, repeats }: TableFactsProps) {
  const { t } = useReplayTexts();
  return (
    <div className="stack">
      {repeats !== undefined && <p className="note">{repeats}</p>}
      <dl className="info">
        <dt>{t("info.hash")}</dt>
        <dd>
          <code>{secret.commitment}</code>
        </dd>
        <dt>{t("info.seed")}</dt>
        <dd>{secret.seed === undefined ? t("info.seedLater") : <code>{secret.seed}</code>}</dd>
      </dl>
      <p>{t("info.hashText")}</p>
      <OwnCards client={client} />
    </div>
  );
}
