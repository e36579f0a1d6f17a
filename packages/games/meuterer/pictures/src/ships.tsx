import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo } from "react";
import { black, blackLight, foam, fog, gold, ink, rust, sail, sailDark, wood, woodDark } from "./paint.ts";

/** The merchantman under full sail, in a box of 96 × 80. */
export function MerchantmanShape() {
  return (
    <>
      <path fill={ink} d="M23 6h3v54h-3zM46 2h3v58h-3zM69 10h3v50h-3z" />
      <path
        fill={sail}
        d="M8 14q10 2 20-2 4 10-1 18-10 2-19 0 4-8 0-16zM30 8q11 3 22-2 5 13-1 24-11 2-21 0 5-11 0-22zM56 17q9 2 18-2 4 8-1 15-9 2-17 0 4-7 0-13z"
      />
      <path
        fill={sailDark}
        d="M20 14q4 0 8-2 4 10-1 18h-8q5-8 1-16zM43 9q5-1 9-3 5 13-1 24h-9q6-11 1-21zM66 17q4-1 8-2 4 8-1 15h-7q4-7 0-13z"
      />
      <path
        fill={sail}
        d="M6 36q11 3 22-1 4 8 0 14H6q4-7 0-13zM30 35q12 3 23-1 4 8 0 15H30q4-7 0-14zM56 36q9 3 18-1 4 8 0 14H56q4-7 0-13z"
      />
      <path fill={rust} d="M49 2l14 4-14 5zM76 52l18-16v3L80 53z" />
      <path fill={wood} d="M4 50h14l2 5h54l14-5q-2 14-12 21H18Q6 66 4 50z" />
      <path fill={woodDark} d="M5 58q40 6 81 0-3 8-10 13H18Q8 67 5 58z" />
      <path fill={gold} d="M6 54l12 1 2 3h54l12-4v2l-12 4H19l-2-3-11-1z" />
      <path fill={foam} d="M0 72q12-5 24 0 12-5 24 0 12-5 24 0 12-5 24 0l-4 4H4z" />
    </>
  );
}

export const Merchantman = memo(function Merchantman(props: PictureProps) {
  return (
    <Picture width={96} height={80} {...props}>
      <MerchantmanShape />
    </Picture>
  );
});

export const PirateShip = memo(function PirateShip(props: PictureProps) {
  return (
    <Picture width={96} height={80} {...props}>
      <path fill={ink} d="M32 4h3v56h-3zM60 10h3v50h-3z" />
      <path
        fill={black}
        d="M12 14q14 3 28-3 5 18-1 36-15 3-28 0 6-16 1-33zM46 20q11 2 21-3 4 15-1 30-11 2-21 0 5-13 1-27z"
      />
      <path fill={blackLight} d="M28 14q6-1 12-3 5 18-1 36H28q5-16 0-33zM58 20q5-1 9-3 4 15-1 30h-9q5-13 1-27z" />
      <path fill={fog} d="M24 20q7 0 7 7 0 3-2 5v4h-10v-4q-2-2-2-5 0-7 7-7z" />
      <path fill={black} d="M21 26a2 2 0 1 1-.1 0zM27 26a2 2 0 1 1-.1 0z" />
      <path fill={rust} d="M35 4l14 4-14 5z" />
      <path fill={woodDark} d="M4 48h14l2 7h54l16-5q-2 14-13 21H18Q6 66 4 48z" />
      <path fill={ink} d="M5 58q40 6 83 0-4 9-11 13H18Q8 67 5 58z" />
      <path fill={foam} d="M0 72q12-5 24 0 12-5 24 0 12-5 24 0 12-5 24 0l-4 4H4z" />
    </Picture>
  );
});
