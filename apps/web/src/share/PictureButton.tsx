import { lazy, Suspense, useState } from "react";
import { MishapGuard, MishapNote } from "../mishap/Mishap.tsx";
import { useReplayTexts } from "../replay/texts/useReplayTexts.ts";
import type { Ended } from "./sharedResult.ts";

const PictureDialog = lazy(async () => ({ default: (await import("./PictureDialog.tsx")).PictureDialog }));

/** Shows the result as a picture to be shared. */
export function PictureButton({ ended }: { readonly ended: Ended }) {
  const { t } = useReplayTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t("picture.open")}
      </button>
      {open && (
        <MishapGuard fallback={<MishapNote />}>
          <Suspense>
            <PictureDialog ended={ended} close={() => setOpen(false)} />
          </Suspense>
        </MishapGuard>
      )}
    </>
  );
}
