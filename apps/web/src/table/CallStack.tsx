import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import "./calls.css";

let stack: HTMLElement | undefined;

function stackOf(): HTMLElement {
  if (stack === undefined) {
    stack = document.createElement("div");
    stack.className = "calls";
    document.body.append(stack);
  }
  return stack;
}

/** Shows short messages in the page's only stack of them, so that none covers another. */
export function CallStack({ children }: { readonly children: ReactNode }) {
  return createPortal(children, stackOf());
}

export function Dismiss({ dismiss }: { dismiss(): void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className="button quiet round" aria-label={t("calls.dismiss")} onClick={dismiss}>
      <span aria-hidden="true">×</span>
    </button>
  );
}
