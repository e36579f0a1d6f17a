import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo } from "react";
import { goodLight, goodLine, light, shade, skin } from "../paint.ts";
import type { Cargo } from "../ships/ShipPicture.tsx";

const barrel = "var(--good-barrel)";
const container = "var(--good-container)";
const crate = "var(--good-crate)";
const passenger = "var(--good-passenger)";

const ICONS = { barrel: Barrel, container: Container, crate: Crate, passenger: Passenger, wild: Wild };

export const GoodIcon = memo(function GoodIcon({ good, ...rest }: PictureProps & { readonly good: Cargo }) {
  const Icon = ICONS[good];
  return (
    <Picture width={24} height={24} {...rest}>
      <Icon />
    </Picture>
  );
});

function Barrel() {
  return (
    <>
      <path fill={barrel} d="M5.5 3q6.5-3.6 13 0q3.8 9 0 18q-6.5 3.6-13 0q-3.8-9 0-18z" />
      <path fill={light} d="M5.5 3q2-1 4-1.5-2.6 10.5 0 21-2-.5-4-1.5-3.8-9 0-18z" />
      <path fill={shade} d="M15 1.6q2 .4 3.5 1.4q3.8 9 0 18q-1.5 1-3.5 1.4q2.6-10.4 0-20.8z" />
      <path
        fill="var(--good-hoop)"
        d="M4.2 7.2q7.8-2.4 15.6 0l.6 2.6q-8.4-2.4-16.8 0zM3.6 14.2q8.4 2.4 16.8 0l-.6 2.6q-7.8 2.4-15.6 0z"
      />
    </>
  );
}

function Container() {
  return (
    <>
      <path fill={container} d="M0 5h24v14.5H0z" />
      <path fill={goodLight} d="M0 5h24v2H0z" />
      <path fill={goodLine} d="M3 9h2v8.5H3zM7 9h2v8.5H7zM11 9h2v8.5h-2zM15 9h2v8.5h-2zM19 9h2v8.5h-2z" />
      <path fill={goodLine} d="M0 19.5h24V21h-3.5v-.7h-17v.7H0z" />
    </>
  );
}

function Crate() {
  return (
    <>
      <path fill={crate} d="M2 2h20v20H2z" />
      <path fill={goodLine} d="M6 6h12v12H6z" />
      <path fill={crate} d="M5 16.5L16.5 5H19v2.5L7.5 19H5zM7 7h3.5L7 10.5zM17 17h-3.5l3.5-3.5z" />
      <path fill={light} d="M2 2h20v2H2zM2 4h2v18H2z" />
      <path fill={shade} d="M20 4h2v18h-2zM4 20h16v2H4z" />
      <path fill={goodLine} d="M2 5.6h20v.8H2zM2 17.6h20v.8H2z" />
    </>
  );
}

function Passenger() {
  return (
    <>
      <path fill={passenger} d="M3 6.4h14V8H3zM6 6.4V2.2q4-2.4 8 0v4.2z" />
      <path fill={goodLine} d="M6 4.8h8v1.6H6z" />
      <path fill={skin} d="M6.6 8h6.8v2q-3.4 4-6.8 0z" />
      <path fill={passenger} d="M2.5 24v-8.4q.5-3.6 4-4.4L10 14l3.5-2.8q3.5.8 4 4.4V24z" />
      <path fill={shade} d="M10 14l3.5-2.8q3.5.8 4 4.4V24H10z" />
      <path fill={goodLine} d="M16.6 15.6v-3h4.6v3h-1.4V14h-1.8v1.6z" />
      <path fill={crate} d="M13.8 15.2h9.8V24h-9.8z" />
      <path fill={goodLine} d="M15.6 15.2h1.3V24h-1.3zM20.5 15.2h1.3V24h-1.3z" />
    </>
  );
}

/** A lozenge in the colours of all four goods: any of them. */
function Wild() {
  return (
    <>
      <path fill={goodLine} d="M12 0l12 12-12 12L0 12z" />
      <path fill={crate} d="M12 2.4l4.2 4.2L12 10.8 7.8 6.6z" />
      <path fill={container} d="M17.4 7.8l4.2 4.2-4.2 4.2-4.2-4.2z" />
      <path fill={barrel} d="M12 13.2l4.2 4.2-4.2 4.2-4.2-4.2z" />
      <path fill={passenger} d="M6.6 7.8l4.2 4.2-4.2 4.2L2.4 12z" />
    </>
  );
}
