import type { TableView } from "@harbor/protocol";
import { type AnyGameClient, Modal } from "@harbor/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTableStore } from "../../table/tableStore.ts";
import { TableForm } from "../TableForm.tsx";
import { planOf, settingsOf, type TablePlan } from "../tablePlan.ts";

/** The host changes the table's settings; others see the result only when it is applied. */
export function ChangeTable({ client, lobby }: { readonly client: AnyGameClient; readonly lobby: TableView }) {
  const { t } = useTranslation();
  const send = useTableStore((store) => store.table?.send);
  const [plan, setPlan] = useState<TablePlan>();
  const close = () => setPlan(undefined);
  const taken = lobby.seats.filter(({ kind }) => kind !== "empty").length;
  const tooFew = plan !== undefined && plan.seats < taken;
  return (
    <>
      <button type="button" className="button" onClick={() => setPlan(planOf(client, lobby.settings))}>
        {t("lobby.change")}
      </button>
      {plan !== undefined && (
        <Modal title={t("lobby.change")} className="dialog" closeLabel={t("close")} close={close}>
          <div className="stack">
            <TableForm client={client} plan={plan} change={setPlan} />
            {tooFew && <p role="alert">{t("refused.too-few-seats")}</p>}
            <button
              type="button"
              className="button main"
              disabled={tooFew}
              onClick={() => {
                send?.({ do: "configure", settings: settingsOf(client, plan, lobby.settings) });
                close();
              }}
            >
              {t("lobby.apply")}
            </button>
          </div>
        </Modal>
      )}
    </>
  );
}
