import type { TableView } from "@harbor/protocol";
import type { AnyGameClient } from "@harbor/ui";
import { useTranslation } from "react-i18next";
import { useSettings } from "../../settings/settingsStore.ts";
import { useTableStore } from "../../table/tableStore.ts";
import { useGame } from "../../useGame.ts";

/** What a seated player may choose for their seat. */
export function OwnPlace({ client, lobby }: { readonly client: AnyGameClient; readonly lobby: TableView }) {
  const { Sign, mostSeats } = useGame();
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const send = useTableStore((store) => store.table?.send);
  const { seats, you, choices } = lobby;
  const own = seats[you.seat ?? -1];
  if (own === undefined) return undefined;
  const others = seats.filter((_, nth) => nth !== you.seat);
  return (
    <section className="panel stack">
      {choices.length > 0 && (
        <fieldset>
          <legend>{client.frameTexts[language].choice?.legend}</legend>
          <div className="row">
            {choices.map((choice) => {
              const taken = others.some((seat) => seat.choice === choice);
              const name = client.choiceName(choice, language);
              const mine = own.choice === choice;
              return (
                <button
                  key={choice}
                  type="button"
                  className="button"
                  aria-pressed={mine}
                  disabled={taken}
                  aria-label={taken ? t("lobby.taken", { name }) : name}
                  onClick={() => send?.(mine ? { do: "choose" } : { do: "choose", choice })}
                >
                  <client.ChoicePicture choice={choice} />
                  {name}
                </button>
              );
            })}
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend>{t("lobby.color")}</legend>
        <div className="row">
          {[...Array(mostSeats).keys()].map((color) => {
            const taken = others.some((seat) => seat.color === color && seat.kind !== "empty");
            const name = t("lobby.colorNumber", { number: color + 1 });
            return (
              <button
                key={color}
                type="button"
                className="button"
                aria-pressed={own.color === color}
                disabled={taken}
                aria-label={taken ? t("lobby.taken", { name }) : name}
                onClick={() => send?.({ do: "paint", color })}
              >
                <Sign color={color} />
              </button>
            );
          })}
        </div>
      </fieldset>
    </section>
  );
}
