const SHAPES = {
  toStart: "M3 4h3v16H3zM21 4v16L8 12z",
  roundBack: "M12 5v14L2 12zM22 5v14l-10-7z",
  back: "M17 4v16L6 12z",
  play: "M6 3v18l15-9z",
  pause: "M5 3h5v18H5zM14 3h5v18h-5z",
  on: "M7 4v16l11-8z",
  roundOn: "M12 5v14l10-7zM2 5v14l10-7z",
  toEnd: "M18 4h3v16h-3zM3 4v16l13-8z",
} as const;

export function ControlIcon({ name }: { readonly name: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} fill="currentColor" />
    </svg>
  );
}
