import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";

type ModalProps = {
  readonly title: ReactNode;
  /** For people who cannot see what the dialog shows. */
  readonly titleUnseen?: boolean;
  readonly className: string;
  readonly closeLabel?: string;
  close(): void;
  readonly children: ReactNode;
};

/**
 * The browser's own modal dialog: it traps the focus, makes the rest inert, closes on Escape and returns the focus.
 * Libraries that do this need inline styles, which a strict content policy forbids.
 */
export function Modal({ title, titleUnseen = false, className, closeLabel, close, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  // Runs before any other effect, so that the contents can be scrolled to at once.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  // Outside its opener, so that it does not inherit the opener's styles.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog is only a shortcut for Escape
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div className="dialog-box">
        <h2 id={name} className={titleUnseen ? "unseen" : "dialog-title"}>
          {title}
        </h2>
        {children}
        {closeLabel !== undefined && (
          <button type="button" className="button dialog-close" onClick={close}>
            {closeLabel}
          </button>
        )}
      </div>
    </dialog>,
    document.body,
  );
}
