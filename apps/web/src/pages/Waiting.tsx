import { useTranslation } from "react-i18next";
import { Shell } from "../Shell.tsx";

export function Waiting() {
  const { t } = useTranslation();
  return (
    <Shell>
      <p role="status">{t("waiting")}</p>
    </Shell>
  );
}
