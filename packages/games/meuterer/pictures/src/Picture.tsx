import type { ReactNode } from "react";

export type PictureProps = {
  readonly className?: string | undefined;
  /** Without one the picture is decorative and hidden from screen readers. */
  readonly title?: string | undefined;
};

type Frame = PictureProps & {
  readonly width: number;
  readonly height: number;
  /** Fills its box and crops the rest, as scenery does; otherwise the whole picture is always visible. */
  readonly slice?: boolean;
  readonly children: ReactNode;
};

export function Picture({ width, height, slice = false, className, title, children }: Frame) {
  const shared = {
    viewBox: `0 0 ${width} ${height}`,
    className,
    preserveAspectRatio: slice ? "xMidYMid slice" : undefined,
  };
  if (title === undefined) {
    return (
      <svg {...shared} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg {...shared} role="img">
      <title>{title}</title>
      {children}
    </svg>
  );
}
