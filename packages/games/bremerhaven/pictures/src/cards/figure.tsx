import { ink, rust, shade, skin, skinShade } from "../paint.ts";

/** A coat or shirt from the shoulders down. */
export function Shoulders({ fill }: { readonly fill: string }) {
  return (
    <>
      <path fill={fill} d="M10 144v-32q1-17 20-22l17-5q9 6 18 0l17 5q19 5 20 22v32z" />
      <path fill={shade} d="M57 88q4-.5 8-3l17 5q19 5 20 22v32H57z" />
    </>
  );
}

type HeadProps = {
  /** The mouth shows only without a beard. */
  readonly mouth?: "plain" | "smile" | undefined;
};

/** A head lit from the left, its right half in shade; hats and hair are laid over it. */
export function Head({ mouth }: HeadProps) {
  return (
    <>
      <path fill={skinShade} d="M48 72h16v14q-8 8-16 0z" />
      <path fill={skin} d="M43 46h26v18q-1 11-9 15.5h-8Q44 75 43 64z" />
      <path fill={skin} d="M43 57q-4.5-1-4 4t4.5 5z" />
      <path fill={skinShade} d="M57 46h12v18q-1 11-9 15.5h-3z" />
      <path fill={skin} d="M56.5 56l5 12h-5z" />
      <path fill={ink} d="M46.5 57.5h6v2h-6zM60.5 57.5h6v2h-6z" />
      {mouth === "plain" && <path fill={rust} d="M51 73h9v1.8h-9z" />}
      {mouth === "smile" && <path fill={rust} d="M49.5 71q6 2.5 12.5 0-2 5-6.2 5t-6.3-5z" />}
    </>
  );
}

/** A bare forearm with a fist at its top end, x and y, coming up from below. */
export function Fist({ x, y, sleeve }: { readonly x: number; readonly y: number; readonly sleeve: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={sleeve} d="M-6 22h14l4 46h-24z" />
      <path fill={skin} d="M-6 24l-2-17q0-7 7-7h5q6 0 6 7l-2 17z" />
      <path fill={skinShade} d="M3 0h1q6 0 6 7L8 24H3z" />
      <path fill={skinShade} d="M-8 5h15v1.2H-8zM-8 10h15v1.2H-8z" />
    </g>
  );
}
