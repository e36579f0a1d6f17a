import type { TableView } from "@harbor/protocol";
import { allOf } from "@harbor/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { wantRating } from "../api/ratings.ts";
import { Tick } from "../pages/Tick.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { useTableStore } from "../table/tableStore.ts";

/** Before a game among people: whether it is rated, which everybody who plays must agree to. */
export function AgreeRating({ lobby }: { readonly lobby: TableView }) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const send = useTableStore((store) => store.table?.send);
  const [failed, setFailed] = useState(false);
  const { seats, you, settings } = lobby;
  const own = seats[you.seat ?? -1];
  const people = seats.flatMap((seat) => (seat.kind === "person" ? [seat] : []));
  const hasBots = seats.some(({ kind }) => kind === "bot");
  if (own?.kind !== "person" || seats.length < 2 || hasBots) return undefined;
  const missing = people.filter((one) => one.agreed !== true);

  async function agree(agreed: boolean) {
    setFailed(false);
    // Agreeing is what switches ratings on.
    const wanted = agreed ? await wantRating(settings.game, true) : undefined;
    if (wanted?.ok === false) return setFailed(true);
    send?.({ do: "rate", agreed });
  }

  function state(): string | undefined {
    if (missing.length === people.length) return undefined;
    if (people.length < seats.length) return t("rating.empty");
    if (missing.length === 0) return t("rating.all");
    return t("rating.yet", {
      names: allOf(
        language,
        missing.map(({ name }) => name),
      ),
    });
  }

  return (
    <section className="panel stack">
      <Tick on={own.agreed === true} label={t("rating.agree")} flip={(agreed) => void agree(agreed)} />
      {/* Whoever has agreed has read it; the way to the start is shorter without it. */}
      {own.agreed !== true && <p className="form-note">{t("rating.text")}</p>}
      <p role="status" className="rating-state">
        {state()}
      </p>
      {failed && <p role="alert">{t("device.failed")}</p>}
    </section>
  );
}
