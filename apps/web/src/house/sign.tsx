import "./sign.css";

type PictureProps = { readonly className?: string | undefined };

const RAYS = Array.from({ length: 12 }, (_, nth) => nth);

/** The sign of the house: the light at the harbor's mouth. */
export function HouseLogo({ className }: PictureProps) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true">
      <circle cx="32" cy="32" r="32" fill="var(--house-sky)" />
      <path fill="var(--house-beam)" d="M32 19L6.4 12.7A32 32 0 0 0 1.2 23zM32 19l25.6-6.3A32 32 0 0 1 62.8 23z" />
      <path fill="var(--house-sea)" d="M.8 39h62.4A32 32 0 0 1 .8 39z" />
      <Tower />
    </svg>
  );
}

/** A lighthouse on its rock, 64 units high. */
function Tower() {
  return (
    <>
      <path fill="var(--house-rock)" d="M14 50q4-7 10-7h16q6 0 10 7l-4 4H18z" />
      <path fill="var(--house-white)" d="M27 24h10l3 22H24z" />
      <path fill="var(--house-red)" d="M26.3 29h11.4l.8 6H25.5zM24.7 41h14.6l.7 5H24z" />
      <path fill="var(--house-ink)" d="M24.5 22h15v2.6h-15zM27 15l5-5 5 5z" />
      <path fill="var(--house-light)" d="M28 15h8v7h-8z" />
    </>
  );
}

/** The light over a quiet sea, for pages that belong to no single game. The middle is kept however it is cropped. */
export function HousePoster({ className }: PictureProps) {
  return (
    <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <path fill="var(--house-sky)" d="M0 0h1440v900H0z" />
      {RAYS.map((nth) => (
        <path
          key={nth}
          fill="var(--house-beam)"
          d="M1040 300L980-700h120z"
          transform={`rotate(${nth * 30 + 15} 1040 300)`}
        />
      ))}
      <path fill="var(--house-dawn)" d="M0 560l1440-70v200H0z" />
      <circle cx="420" cy="640" r="170" fill="var(--house-light)" />
      <path fill="var(--house-sea)" d="M0 640h1440v260H0z" />
      <path
        fill="var(--house-light)"
        d="M320 656h200l-24 10H344zM350 682h140l-18 9H368zM296 710h248l-28 11H324z"
        opacity="0.8"
      />
      <g transform="translate(720 108) scale(10)">
        <Tower />
      </g>
      <path fill="var(--house-deep)" d="M0 770q180-40 360-8t360 0 360 0 360-10v148H0z" />
      <path
        fill="var(--house-foam)"
        d="M60 830h260l-30 8H100zM1020 850h300l-34 8h-230zM420 868h200l-24 7H440zM560 812h190l-22 7H580z"
        opacity="0.7"
      />
    </svg>
  );
}
