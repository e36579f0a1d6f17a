import { Modal } from "@harbor/ui";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../replay/saveFile.ts";
import { useReplayTexts } from "../replay/texts/useReplayTexts.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { HEIGHT, WIDTH } from "./layout.ts";
import { paintResult, pngOf } from "./paintResult.tsx";
import { type Ended, sharedResult, wordsOf } from "./sharedResult.ts";
import "./share.css";

type Made = { readonly file: File; readonly preview: string };
type Said = "copied" | "saved" | "notCopied" | "notShared" | undefined;

/** The result as a picture, and what can be done with it in this browser. */
export function PictureDialog({ ended, close }: { readonly ended: Ended; close(): void }) {
  const { t } = useReplayTexts();
  const { t: common } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const result = useMemo(() => sharedResult(ended, language, t), [ended, language, t]);
  const [made, setMade] = useState<Made>();
  const [failed, setFailed] = useState(false);
  const [said, setSaid] = useState<Said>();
  useEffect(() => {
    let wanted = true;
    async function make() {
      const canvas = await paintResult(ended, result);
      const png = await pngOf(canvas);
      const file = new File([png], `${fileNameOf(ended)}.png`, { type: "image/png" });
      if (wanted) setMade({ file, preview: canvas.toDataURL("image/png") });
    }
    make().catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, [ended, result]);

  const words = wordsOf(result);
  const content = made && { files: [made.file], title: result.title, text: words };
  async function share() {
    try {
      await navigator.share(content);
    } catch (problem) {
      // Whoever closes the system's sheet has changed their mind.
      if (!(problem instanceof DOMException && problem.name === "AbortError")) setSaid("notShared");
    }
  }
  async function copy(file: File) {
    try {
      await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
      setSaid("copied");
    } catch {
      setSaid("notCopied");
    }
  }

  const canShare = content !== undefined && typeof navigator.share === "function" && navigator.canShare?.(content);
  const canCopy = typeof ClipboardItem === "function" && typeof navigator.clipboard?.write === "function";
  return (
    <Modal title={t("picture.title")} className="dialog wide" closeLabel={common("close")} close={close}>
      <div className="share">
        {made === undefined ? (
          <p className="share-blank" role="status">
            {t(failed ? "picture.failed" : "picture.painting")}
          </p>
        ) : (
          <>
            <img className="share-picture" src={made.preview} width={WIDTH} height={HEIGHT} alt={words} />
            <div className="row">
              {canShare && (
                <button type="button" className="button main" onClick={() => void share()}>
                  {t("picture.share")}
                </button>
              )}
              <button
                type="button"
                className={canShare ? "button" : "button main"}
                onClick={() => {
                  saveFile(made.file.name, made.file, made.file.type);
                  setSaid("saved");
                }}
              >
                {t("picture.save")}
              </button>
              {canCopy && (
                <button type="button" className="button" onClick={() => void copy(made.file)}>
                  {t("picture.copy")}
                </button>
              )}
            </div>
            <p role="status">{said !== undefined && t(`picture.${said}`)}</p>
          </>
        )}
      </div>
    </Modal>
  );
}

function fileNameOf({ manifest, at, day }: Ended): string {
  const date = day ?? (at === undefined ? undefined : new Date(at).toISOString().slice(0, 10));
  return [manifest.id, date].filter((part) => part !== undefined).join("-");
}
