import { Modal } from "@harbor/ui";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { Later } from "../mishap/Later.tsx";

const Settings = lazy(async () => ({ default: (await import("./Settings.tsx")).Settings }));

export function SettingsButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button round quiet"
        aria-label={t("settings.title")}
        onClick={() => setOpen(true)}
      >
        <Gear />
      </button>
      {open && (
        <Modal title={t("settings.title")} className="dialog" closeLabel={t("close")} close={() => setOpen(false)}>
          <Later>
            <Settings />
          </Later>
        </Modal>
      )}
    </>
  );
}

function Gear() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M10 0h4l.6 3.2 2.2.9L19.500 2.200l2.800 2.800-1.900 2.700.9 2.200L24 10v4l-3.200.6-.9 2.200 1.900 2.700-2.800 2.800-2.700-1.900-2.200.9L14 24h-4l-.6-3.200-2.200-.9-2.700 1.900-2.800-2.800 1.900-2.700-.9-2.200L0 14v-4l3.200-.6.9-2.200-1.900-2.700 2.800-2.800 2.700 1.900 2.200-.9zm2 8a4 4 0 1 0 .1 0z"
      />
    </svg>
  );
}
