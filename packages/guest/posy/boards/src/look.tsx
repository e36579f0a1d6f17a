import type { Color } from "@harbor/ui";
import type { ReactNode } from "react";

type LookProps = { readonly className?: string | undefined; readonly title?: string | undefined };

const INKS = ["#a3244f", "#205f9e", "#8a5a00", "#2c6b37", "#6a3d9a"] as const;

export function inkOf(color: Color): string {
  return INKS[color % INKS.length] ?? INKS[0];
}

type PictureProps = LookProps & { readonly viewBox: string; readonly children: ReactNode };

/** Without a title it is decoration. */
function Picture({ viewBox, className, title, children }: PictureProps) {
  const shared = { viewBox, className, preserveAspectRatio: "xMidYMid slice" };
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

/** A blossom with as many petals more as the color's number, so that no color stands alone. */
export function Sign({ color, ...rest }: LookProps & { readonly color: Color }) {
  const petals = Array.from({ length: color + 3 }, (_, nth) => (360 * nth) / (color + 3));
  return (
    <Picture viewBox="-16 -16 32 32" {...rest}>
      {petals.map((turn) => (
        <ellipse key={turn} cy="-9" rx="5" ry="7" fill={inkOf(color)} transform={`rotate(${turn})`} />
      ))}
      <circle r="4" fill="#f4d35e" />
    </Picture>
  );
}

export function Logo(props: LookProps) {
  return <Sign color={2} {...props} />;
}

export function Poster(props: LookProps) {
  return (
    <Picture viewBox="0 0 320 200" {...props}>
      <rect width="320" height="200" fill="#cfe6f2" />
      <path d="M0 120 Q80 80 160 118 T320 110 V200 H0 Z" fill="#6d9f63" />
      {INKS.map((ink, nth) => (
        <circle key={ink} cx={40 + 58 * nth} cy={130 + 14 * (nth % 3)} r="13" fill={ink} />
      ))}
    </Picture>
  );
}
