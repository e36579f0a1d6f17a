import type { ReactNode } from "react";

export type PictureProps = {
  readonly className?: string | undefined;
  /** For screen readers, without the browser's own tooltip. Without one the picture is decorative and hidden from them. */
  readonly title?: string | undefined;
};

type Frame = PictureProps & {
  readonly width: number;
  readonly height: number;
  /** Fills its box and crops the rest, as scenery does; otherwise the whole picture is always visible. */
  readonly slice?: string | undefined;
  readonly children: ReactNode;
};

export function Picture({ width, height, slice, className, title, children }: Frame) {
  const shared = {
    viewBox: `0 0 ${width} ${height}`,
    className,
    preserveAspectRatio: slice === undefined ? undefined : `${slice} slice`,
  };
  if (title === undefined) {
    return (
      <svg {...shared} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg {...shared} role="img" aria-label={title}>
      {children}
    </svg>
  );
}
