import type { AnyGameClient } from "@harbor/ui";
import { useEffect, useMemo, useState } from "react";
import { usePace } from "../settings/settingsStore.ts";
import { useReplayTexts } from "./texts/useReplayTexts.ts";
import { useDamageTeller } from "./useDamageTeller.ts";
import { type Check, verify } from "./verify.ts";

type VerifyPanelProps = {
  readonly client: AnyGameClient;
  readonly file: string;
  readonly published: string | undefined;
};

/** Slow enough to read along. */
const CHECK_MS = 450;

/** Replays the game in this browser and shows the result check by check. */
export function VerifyPanel({ client, file, published }: VerifyPanelProps) {
  const { t } = useReplayTexts();
  const pace = usePace();
  const checks = useMemo(() => verify(client, file, published), [client, file, published]);
  const [shown, setShown] = useState(0);
  const done = pace === 0 || shown >= checks.length;
  useEffect(() => {
    if (done) return;
    const timer = setTimeout(() => setShown(shown + 1), CHECK_MS * pace);
    return () => clearTimeout(timer);
  }, [shown, done, pace]);
  const sound = checks.every(({ verdict }) => verdict === "passed");
  const hash = checks.find(({ id }) => id === "hash");
  return (
    <section className="verify" aria-label={t("verify.title")}>
      <ol className="checks" aria-live="polite">
        {(done ? checks : checks.slice(0, shown)).map((check) => (
          <CheckLine key={check.id} client={client} check={check} />
        ))}
      </ol>
      {done && (
        <>
          <p className="verdict-line" data-sound={sound} role="status">
            {t(sound ? "verify.sound" : "verify.unsound")}
          </p>
          {hash !== undefined && hash.values.seed !== undefined && (
            <dl className="info">
              <dt>{t("verify.seed")}</dt>
              <dd>
                <code>{hash.values.seed}</code>
              </dd>
              <dt>{t("verify.hashName")}</dt>
              <dd>
                <code>{hash.values.hash}</code>
              </dd>
            </dl>
          )}
        </>
      )}
    </section>
  );
}

const SIGNS = { passed: "✓", failed: "✗", unreached: "–" } as const;

function CheckLine({ client, check }: { readonly client: AnyGameClient; readonly check: Check }) {
  const { t } = useReplayTexts();
  const tellDamage = useDamageTeller(client);
  const { id, verdict, values, damage } = check;
  return (
    <li className="check" data-verdict={verdict}>
      <span className="check-sign" aria-hidden="true">
        {SIGNS[verdict]}
      </span>
      <span>
        <span className="unseen">{t(`verify.${verdict}`)}: </span>
        {verdict === "failed" ? failure() : t(`verify.${id}`, { ...values })}
      </span>
    </li>
  );

  function failure(): string {
    return damage === undefined ? t("verify.swapped") : tellDamage(damage);
  }
}
