import { type ReactNode, Suspense } from "react";
import { MishapGuard, MishapNote } from "./Mishap.tsx";

type LaterProps = { readonly children: ReactNode; readonly meanwhile?: ReactNode };

/** A part of the page whose code is loaded when it is first shown. */
export function Later({ children, meanwhile }: LaterProps) {
  return (
    <MishapGuard fallback={<MishapNote />}>
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </MishapGuard>
  );
}
