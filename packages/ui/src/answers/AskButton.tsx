import type { Asking } from "./useAsking.ts";

type AskButtonProps = {
  readonly asking: Asking;
  readonly label: string;
  /** By which a game hides it where there is no room. */
  readonly className: string;
};

/** Turns the mode on in which a click on anything asks what it does. */
export function AskButton({ asking, label, className }: AskButtonProps) {
  return (
    <button
      type="button"
      className={`button round quiet ${className}`}
      data-do="ask"
      aria-label={label}
      aria-pressed={asking.isOn}
      aria-keyshortcuts="?"
      onClick={() => asking.turn(!asking.isOn)}
    >
      <AskIcon />
    </button>
  );
}

/** A pointer that asks. */
function AskIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" d="M2 1.6l11.2 10.6H8.3l2.7 6.2-2.7 1.2-2.7-6.3L2 16.8z" />
      <circle cx="17.2" cy="16.4" r="6.4" fill="var(--ui-glow)" />
      <path
        fill="none"
        stroke="var(--ui-on-glow)"
        strokeWidth="1.9"
        strokeLinecap="round"
        d="M15.1 14.9q.2-2 2.2-2t2.1 1.9q0 1.1-1.2 1.8-.9.6-.9 1.3"
      />
      <circle cx="17.3" cy="20" r="1.15" fill="var(--ui-on-glow)" />
    </svg>
  );
}
