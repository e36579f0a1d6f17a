import type { ReactNode } from "react";

export type PictureProps = {
  readonly className?: string | undefined;
  /** Without one the picture is decoration, and screen readers pass over it. */
  readonly title?: string | undefined;
};

type Frame = PictureProps & {
  readonly width: number;
  readonly height: number;
  /** Fills its box and loses what sticks out, as scenery does; otherwise the whole picture is always seen. */
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
    <svg {...shared} role="img">
      <title>{title}</title>
      {children}
    </svg>
  );
}
