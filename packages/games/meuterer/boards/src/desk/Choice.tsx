import type { ReactNode } from "react";

type ChoiceProps = {
  /** The key that presses it. */
  readonly shortcut: string;
  readonly className?: string;
  readonly label?: string | undefined;
  readonly pressed?: boolean;
  /** The role that it takes. */
  readonly role?: string;
  readonly main?: boolean;
  readonly off?: boolean;
  choose(): void;
  readonly children: ReactNode;
};

/** An answer. When it cannot be given it keeps the focus, and does nothing. */
export function Choice({
  shortcut,
  className = "",
  label,
  pressed,
  role,
  main = false,
  off = false,
  choose,
  children,
}: ChoiceProps) {
  return (
    <button
      type="button"
      className={`button meu-choice ${main ? "main" : ""} ${className}`}
      data-key={shortcut}
      data-role={role}
      aria-keyshortcuts={shortcut.toUpperCase()}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) choose();
      }}
    >
      {children}
      <span className="meu-key" aria-hidden="true">
        {shortcut.toUpperCase()}
      </span>
    </button>
  );
}
