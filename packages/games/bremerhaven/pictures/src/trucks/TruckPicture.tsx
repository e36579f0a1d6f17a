import { Picture, type PictureProps } from "@harbor/ui/picture";
import { memo } from "react";
import {
  brick,
  dune,
  fog,
  glass,
  glassDim,
  glow,
  ink,
  lamp,
  light,
  reed,
  rust,
  sand,
  sea,
  shade,
  shadow,
  signal,
  skin,
  slate,
  steel,
} from "../paint.ts";
import type { Cargo } from "../ships/ShipPicture.tsx";
import { DeckCrates } from "../solids.tsx";

type TruckPictureProps = PictureProps & {
  /** The symbols of the contract, which determine the kind of truck. */
  readonly wants: readonly Cargo[];
};

export const TruckPicture = memo(function TruckPicture({ wants, ...rest }: TruckPictureProps) {
  const kinds = new Set(wants);
  const [only] = kinds;
  const Body = kinds.size === 1 && only !== undefined ? BODIES[only] : StakeTruck;
  return (
    <Picture width={160} height={90} {...rest}>
      <path fill={shadow} d="M8 80h142l10 6H22z" />
      <Body kinds={kinds} />
    </Picture>
  );
});

type BodyProps = { readonly kinds: ReadonlySet<Cargo> };

const BODIES = { barrel: TankTruck, container: BoxTruck, crate: Flatbed, passenger: Bus, wild: CanvasTruck };

function Wheels({ at }: { readonly at: readonly number[] }) {
  return (
    <>
      <path fill={ink} d={at.map((x) => `M${x} 62a11 11 0 1 1-.1 0z`).join("")} />
      <path fill={steel} d={at.map((x) => `M${x} 67a6 6 0 1 1-.1 0z`).join("")} />
      <path fill={ink} d={at.map((x) => `M${x} 71a2 2 0 1 1-.1 0z`).join("")} />
    </>
  );
}

/** The round-nosed tractor that all lorries share, with its frame. */
function Cab({ fill }: { readonly fill: string }) {
  return (
    <>
      <path fill={glow} d="M150 54l40-10v40z" />
      <path fill={ink} d="M8 66h142v7H8z" />
      <path fill={fill} d="M94 70V33q0-7 7-7h17q6 0 9 6l8 15h9q9 1 11 10l2 13z" />
      <path fill={light} d="M94 33q0-7 7-7h17q6 0 9 6l1 2H94z" />
      <path fill={shade} d="M94 56h59q2 2 3 6l1 8H94z" />
      <path fill={glass} d="M105 32h11q3 0 4 3l6 13h-21z" />
      <path fill={light} d="M105 32h9l-7 16h-2z" />
      <path fill={skin} d="M110 48v-4q0-4 4-4t4 4v4z" />
      <path fill={ink} d="M109 41q5-5 10 0h2v2h-12zM98 54h6v1.6h-6z" />
      <path fill={ink} d="M133 49h1v9h-1zM137 49h1v9h-1zM141 50h1v8h-1z" />
      <path fill={ink} d="M116 74q2-17 18-17t20 17h-8q-2-8-11-8t-11 8z" />
      <path fill={steel} d="M152 56h5v16h-5zM150 70h10v3.6h-10z" />
      <circle cx="149" cy="54" r="5" fill={ink} />
      <circle cx="150" cy="54" r="3.6" fill={lamp} />
    </>
  );
}

function TankTruck() {
  return (
    <>
      <Cab fill={rust} />
      <path fill={signal} d="M24 28h54q14 0 14 18t-14 18H24Q10 64 10 46t14-18z" />
      <path fill={light} d="M24 28h54q8 0 11 7H13q3-7 11-7z" />
      <path fill={shade} d="M10.5 51h81q-1 13-13.5 13H24q-12 0-13.5-13z" />
      <path fill={rust} d="M10 43h82v6H10z" />
      <path
        fill={ink}
        d="M36 28h2.4v36H36zM62 28h2.4v36H62zM28 22h12v6H28zM54 22h12v6H54zM44 25h6v3h-6zM20 64h6v6h-6zM72 64h6v6h-6z"
      />
      <Wheels at={[28, 54, 134]} />
    </>
  );
}

function BoxTruck() {
  let ribs = "";
  for (let x = 14; x < 88; x += 7) ribs += `M${x} 30h3.6v32H${x}z`;
  return (
    <>
      <Cab fill={signal} />
      <path fill={ink} d="M7 24h84v43H7z" />
      <path fill={rust} d="M8.5 25.5h81V65h-81z" />
      <path fill={brick} d={ribs} />
      <path fill={light} d="M8.5 25.5h81V29h-81z" />
      <path fill={fog} d="M54 34l10 11-10 11-10-11z" />
      <path fill={sea} d="M54 38l6.5 7-6.5 7-6.5-7z" />
      <Wheels at={[28, 54, 134]} />
    </>
  );
}

function Flatbed() {
  return (
    <>
      <Cab fill={reed} />
      <DeckCrates
        at={[
          [12, 62, 22],
          [38, 62, 22],
          [66, 62, 18],
          [22, 40, 20],
          [46, 40, 18],
          [68, 44, 14],
        ]}
      />
      <path fill={brick} d="M6 62h84v6H6z" />
      <path fill={dune} d="M6 62h84v2.5H6z" />
      <path fill={ink} d="M29 20h1.5v42H29zM59 22h1.5v40H59z" />
      <Wheels at={[28, 54, 134]} />
    </>
  );
}

function CanvasTruck() {
  return (
    <>
      <Cab fill={slate} />
      <path fill={sand} d="M8 64V32q4-12 20-12h44q16 0 20 12v32z" />
      <path fill={light} d="M10 28q5-8 18-8h44q14 0 18 8z" />
      <path
        fill={shade}
        d="M28 20q-5 6-5 16v28h4V36q0-10 5-16zM50 20q-3 6-3 16v28h4V36q0-10 3-16zM72 20q-1 6-1 16v28h4V36q0-10 1-16zM8 54h84v10H8z"
      />
      <path fill={brick} d="M6 60h86v8H6z" />
      <path fill={dune} d="M6 60h86v2.5H6z" />
      <path fill={ink} d="M20 60h2v8h-2zM48 60h2v8h-2zM76 60h2v8h-2z" />
      <Wheels at={[28, 54, 134]} />
    </>
  );
}

/** Open sides that show the mixed cargo. */
function StakeTruck({ kinds }: BodyProps) {
  return (
    <>
      <Cab fill={sea} />
      {kinds.has("container") && (
        <>
          <path fill={rust} d="M10 38h36v26H10z" />
          <path fill={brick} d="M14 41h4v20h-4zM21 41h4v20h-4zM28 41h4v20h-4zM35 41h4v20h-4z" />
          <path fill={light} d="M10 38h36v3H10z" />
        </>
      )}
      {kinds.has("crate") && (
        <DeckCrates
          at={
            kinds.has("container")
              ? [
                  [16, 38, 18],
                  [50, 64, 18],
                ]
              : [
                  [12, 64, 22],
                  [22, 42, 18],
                  [36, 64, 20],
                ]
          }
        />
      )}
      {kinds.has("wild") && (
        <>
          <path fill={reed} d="M46 64V42q6-8 14-2 8-6 12 4v20z" />
          <path fill={shade} d="M60 40q8-6 12 4v20h-9z" />
          <path fill={ink} d="M46 50h26v1.5H46z" />
        </>
      )}
      {kinds.has("barrel") && (
        <>
          <path fill={slate} d="M70 64V38q9-4 18 0v26z" />
          <path fill={signal} d="M70 43q9-4 18 0v4q-9-4-18 0zM70 56q9-4 18 0v3q-9-4-18 0z" />
          <path fill={shade} d="M81 36.5q4 .3 7 1.5v26h-7z" />
        </>
      )}
      {kinds.has("passenger") && (
        <>
          <path fill={reed} d="M50 62V44q1-6 7-6t7 6v18z" />
          <path fill={skin} d="M53.5 40v-8h8v8z" />
          <path fill={ink} d="M49 30h16v2.4H49zM53 30v-4q4.5-3 9 0v4z" />
          <path fill={brick} d="M62 50h12v12H62z" />
          <path fill={ink} d="M66 50v-3h5v3h-1.2v-1.8h-2.6V50zM62 54h12v1.4H62z" />
        </>
      )}
      <path fill={dune} d="M6 62h86v6H6zM6 52h86v3.6H6z" />
      <path fill={brick} d="M8 48h3v20H8zM30 48h3v20h-3zM52 48h3v20h-3zM74 48h3v20h-3zM88 48h3v20h-3z" />
      <Wheels at={[28, 54, 134]} />
    </>
  );
}

function Bus() {
  const panes = [16, 33, 50, 67, 84];
  return (
    <>
      <path fill={glow} d="M150 54l40-10v40z" />
      <path fill={fog} d="M6 68V28q0-9 10-9h98q12 0 17 10l7 17h8q9 1 11 10l2 12z" />
      <path fill={rust} d="M6 68V46h132l8 0q9 1 11 10l2 12z" />
      <path fill={signal} d="M6 44h131l1 4H6z" />
      <path fill={shade} d="M6 58h151.5l1.5 10H6z" />
      <path fill={glass} d={`${panes.map((x) => `M${x} 26h13v15H${x}z`).join("")}M117 26q6 0 9 6l5 11h-14z`} />
      <path fill={glassDim} d="M101 26h12v36h-12z" />
      <path fill={fog} d="M106.5 26h1.2v36h-1.2z" />
      <path fill={skin} d="M20 41v-4q3-5 6 0v4zM54 41v-4q3-5 6 0v4zM88 41v-4q3-5 6 0v4z" />
      <path fill={ink} d="M18 36h10v-1.2h-2.5V32h-5v2.8H18zM53 36q4-6 8 0zM86 36h10v-1.2h-2.5V32h-5v2.8H86z" />
      <path fill={dune} d="M18 13h20v6H18zM42 11h14v8H42zM60 14h22v5H60z" />
      <path fill={brick} d="M18 15.5h20V17H18zM42 14h14v1.5H42z" />
      <path
        fill={ink}
        d="M12 18h84v1.5H12zM4 66h156v5H4zM116 74q2-17 18-17t20 17h-8q-2-8-11-8t-11 8zM12 74q2-14 16-14t17 14h-7q-2-6-9.5-6t-9.5 6z"
      />
      <circle cx="150" cy="54" r="5" fill={ink} />
      <circle cx="151" cy="54" r="3.6" fill={lamp} />
      <path fill={steel} d="M152 68h10v4h-10z" />
      <Wheels at={[28, 134]} />
    </>
  );
}
