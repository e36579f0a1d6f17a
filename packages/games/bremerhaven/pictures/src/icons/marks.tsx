import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo } from "react";
import { deep, fog, ink, rust, sea, shade, signal } from "../paint.ts";

/** The bow, head on, in a 64 × 64 box: the shape shared by all marks. */
function Bow() {
  return (
    <>
      <path fill={ink} d="M12 15l20 4 20-4q-1 20-9 31H21q-8-11-9-31z" />
      <path fill={rust} d="M20.5 45h23L36 58h-8z" />
      <path fill={fog} d="M12 15l20 4 20-4-.3 4L32 23l-19.7-4zM20 43.5h24L43 47H21z" />
      <path fill={shade} d="M32 19l20-4q-1 20-9 31l-7 12h-4z" />
      <path fill={signal} d="M31 19h2v39h-2z" />
    </>
  );
}

/** The bow before a rising sun, in a disc. */
export const Logo = memo(function Logo(props: PictureProps) {
  return (
    <Picture width={64} height={64} {...props}>
      <circle cx="32" cy="32" r="32" fill={sea} />
      <path
        fill={fog}
        d="M32 40L1.2 24.5A32 32 0 0 1 10 8.8zM32 40L23 1.3a32 32 0 0 1 18 0zM32 40L54 8.8a32 32 0 0 1 8.8 15.7z"
        opacity="0.35"
      />
      <circle cx="32" cy="30" r="19" fill={signal} />
      <path fill={deep} d="M1.4 41h61.2a32 32 0 0 1-61.2 0z" />
      <g transform="translate(1 0) scale(.97)">
        <Bow />
      </g>
      <path
        fill={fog}
        d="M8 53q7-4 12 0 6-3 12 2 6-5 12-2 5-4 12 0a32 32 0 0 1-6 5.4q-6-2-9-.4-5-2-9 1-4-3-9-1-3-1.6-9 .4A32 32 0 0 1 8 53z"
      />
    </Picture>
  );
});

/** The logo as a full square, for launchers that round the corners themselves. */
export function AppIcon(props: PictureProps) {
  return (
    <Picture width={512} height={512} {...props}>
      <path fill={sea} d="M0 0h512v512H0z" />
      <path fill={fog} d="M256 310L-40 150V-60zM256 310L150-60h212zM256 310L552-60v210z" opacity="0.35" />
      <circle cx="256" cy="236" r="150" fill={signal} />
      <path fill={deep} d="M0 340h512v172H0z" />
      <g transform="translate(32 10) scale(7)">
        <Bow />
      </g>
      <path
        fill={fog}
        d="M40 400q60-34 108 0 50-26 108 20 58-46 108-20 48-34 108 0-40 50-110 34-56-8-106 12-50-20-106-12-70 16-110-34z"
      />
    </Picture>
  );
}

/** Five shapes, for 16 pixels. */
export function Favicon(props: PictureProps) {
  return (
    <Picture width={16} height={16} {...props}>
      <path fill={signal} d="M3 0h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z" />
      <path fill={sea} d="M0 12h16v1a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z" />
      <path fill={ink} d="M2 2l6 1.5L14 2q0 6-2.5 9h-7Q2 8 2 2z" />
      <path fill={rust} d="M4.5 11h7L9.5 15h-3z" />
      <path fill={fog} d="M7.5 3.4h1V15h-1zM2 2l6 1.5L14 2v1.6L8 5.2 2 3.6z" />
    </Picture>
  );
}
