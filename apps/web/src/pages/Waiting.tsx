import { useTranslation } from "react-i18next";
import { FACE } from "../games.ts";

export function Waiting() {
  const { t } = useTranslation();
  return (
    <main className="notice-page" aria-busy="true">
      <FACE.Logo className="notice-logo" />
      <p role="status">{t("waiting")}</p>
    </main>
  );
}
