import {
  brick,
  cloud,
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
  shade,
  shadow,
  signal,
  slate,
  steel,
} from "../paint.ts";
import { Sky, Sun } from "../scenery.tsx";
import { ContainerWall, CrateFace, Drum, People, Smoke } from "../solids.tsx";
import { Facade } from "../wall.tsx";

export function Refinery() {
  return (
    <>
      <Sky name="dusk" from={[122, 12]} upper={[70, 30]} />
      <path fill={slate} d="M0 102h160v18H0z" />
      <path fill={shadow} d="M20 104h140v10l-60 4z" />
      <path
        fill={ink}
        d="M119 40h6v64h-6zM108 104l11-44h2l-9 44zM136 104l-11-44h-2l9 44zM113 86h18v2h-18zM116 72h12v2h-12zM117 38h10v4h-10z"
      />
      <path fill={signal} d="M117 38q-12-14 2-30 1 9 8 8 4-14 30-18-10 8-6 18-2 14-16 15 0 6-6 7z" />
      <path fill={lamp} d="M119 38q-6-9 2-18 2 6 8 4 6-8 16-11-6 8-3 14-4 7-12 6-1 4-3 5z" />
      <circle cx="130" cy="22" r="28" fill={glow} />
      <Drum x={58} y={8} w={22} h={96} fill={fog} bulge={4} />
      <path fill={ink} d="M55 24h28v2.5H55zM55 48h28v2.5H55zM55 74h28v2.5H55z" />
      <Drum x={26} y={30} w={26} h={74} fill={cloud} bulge={5} />
      <path fill={rust} d="M26 40q13-8 26 0v9q-13-8-26 0z" />
      <path fill={ink} d="M23 62h32v2.5H23zM23 84h32v2.5H23z" />
      <Drum x={86} y={40} w={18} h={64} fill={fog} bulge={3} />
      <path fill={ink} d="M83 56h24v2.5H83zM83 80h24v2.5H83zM64 0h10v5H64zM38 22h3v8h-3z" />
      <path
        fill={steel}
        d="M66-4h4v8h-4zM39.5 22h40v-3h-43v12h3zM95 38v-9H79v-3h19v12zM104 66h14v38h-3V69h-11zM0 90h26v3.5H0zM0 96h26v3.5H0z"
      />
      <path fill={ink} d="M8 86h2.5v18H8z" />
      <circle cx="140" cy="86" r="16" fill={fog} />
      <path fill={shade} d="M140 70a16 16 0 0 1 0 32q12-16 0-32z" />
      <path fill={ink} d="M124.2 84.5h31.6v3h-31.6zM129 96h2.5v12H129zM139 101h2.5v7H139zM149 96h2.5v12H149z" />
      <path fill={glass} d="M56 21h3v3h-3zM80 45h3v3h-3zM24 59h3v3h-3zM52 81h3v3h-3zM104 53h3v3h-3z" />
      <People
        at={[
          [112, 112, 9],
          [16, 112, 9],
        ]}
      />
    </>
  );
}

export function ContainerWorks() {
  const teeth = [0, 1, 2, 3];
  return (
    <>
      <Sky name="sky" upper={[60, 16]} />
      <Sun x={26} y={26} r={17} />
      <path fill={ink} d="M142 20h8v50h-8z" />
      <Smoke x={142} y={20} size={0.6} fill={fog} />
      <path fill={steel} d="M0 100h160v20H0z" />
      {teeth.map((t) => (
        <g key={t} transform={`translate(${t * 41 - 4})`}>
          <path fill={rust} d="M0 60L0 40 33 24h8v36z" />
          <path fill={glass} d="M3 44l29-14v6L3 50z" />
          <path fill={brick} d="M33 24h8v36h-8z" />
        </g>
      ))}
      <path fill={rust} d="M0 58h160v46H0z" />
      <path fill={brick} d="M0 58h160v4H0z" />
      <path fill={glass} d="M4 68h18v26H4zM140 68h18v26h-18z" />
      <path fill={rust} d="M12 68h1.5v26H12zM4 80h18v1.5H4zM148 68h1.5v26H148zM140 80h18v1.5h-18z" />
      <path fill={ink} d="M30 104V62h100v42z" />
      <path fill={light} d="M30 62h60l-40 42H30z" />
      <path fill={signal} d="M26 62h108v7H26z" />
      <path
        fill={ink}
        d="M30 62l7 7h6l-7-7zM44 62l7 7h6l-7-7zM58 62l7 7h6l-7-7zM72 62l7 7h6l-7-7zM86 62l7 7h6l-7-7zM100 62l7 7h6l-7-7zM114 62l7 7h6l-7-7z"
      />
      <path fill={shadow} d="M46 112h80l22 8H70z" />
      <path fill={fog} d="M79 69h2v6l18 7h-3l-16-5-16 5h-3l18-7z" />
      <ContainerWall at={[42, 82, 113, 92, 80, 116]} rows={[["var(--sea)"]]} ribbed={9} />
      <ContainerWall at={[92, 80, 116, 120, 82, 112]} rows={[["var(--deep)"]]} ribbed={2} />
      <path fill={lamp} d="M40 100l-12-3 9-3-8-9 11 4 1-11 5 10 10-4-6 9 10 5-12 2 2 10-7-7-8 7z" />
      <circle cx="41" cy="97" r="20" fill={glow} />
      <path fill={ink} d="M10 116l2-15q1-5 6-6-3-7 3-9 8-1 9 5l-1 5 2 2 10-3 1 3-12 6-4-1-1 4 5 9h-6l-4-7-2 7z" />
    </>
  );
}

export function CrateFactory() {
  return (
    <>
      <Sky name="dawn" upper={[14, 58]} />
      <path fill={brick} d="M24 30h12l4 66H20z" />
      <path fill={shade} d="M31 30h5l4 66h-9z" />
      <path fill={sand} d="M22.5 28h15v5h-15zM22.7 40h14.6l.4 4H22.3z" />
      <Smoke x={26} y={28} size={1} fill={fog} />
      <path fill={reed} d="M0 92q12-14 20-4 8-8 16 2v14H0z" />
      <path fill={steel} d="M0 102h160v18H0z" />
      <Facade
        at={[36, 52, 106, 64, 46, 108]}
        fill={rust}
        columns={3}
        rows={2}
        pane={[0.5, 0.6]}
        field={[0.04, 0.14, 0.96, 0.9]}
      />
      <Facade
        at={[64, 46, 108, 164, 60, 104]}
        fill={brick}
        columns={9}
        rows={2}
        pane={[0.5, 0.6]}
        field={[0.03, 0.14, 0.97, 0.9]}
      />
      <path fill={ink} d="M32 52l18-18 16 12zM50 34l96 18 18 8-100-14z" />
      <path fill={shadow} d="M108 114l52-6v12h-70z" />
      <CrateFace at={[70, 66, 92, 92, 67, 93]} />
      <CrateFace at={[92, 67, 93, 104, 65, 90]} fill={brick} frame={dune} />
      <CrateFace at={[48, 88, 114, 78, 91, 120]} />
      <CrateFace at={[78, 91, 120, 94, 87, 114]} fill={brick} frame={dune} />
      <CrateFace at={[92, 86, 113, 116, 89, 118]} />
      <CrateFace at={[116, 89, 118, 130, 85, 112]} fill={brick} frame={dune} />
      <path fill={fog} d="M48 88l17-4 29 3-16 4zM92 86l14-3 24 2-14 4zM70 66l14-3 20 2-12 2z" />
      <path fill={dune} d="M0 108h30v12H0z" />
      <g fill={sand}>
        <circle cx="6" cy="112" r="7" />
        <circle cx="20" cy="112" r="7" />
        <circle cx="13" cy="100" r="7" />
        <circle cx="34" cy="113" r="7" />
        <circle cx="27" cy="101" r="7" />
        <circle cx="20" cy="89" r="7" />
      </g>
      <path
        fill={brick}
        d="M6 109a3 3 0 1 1-.1 0zM20 109a3 3 0 1 1-.1 0zM13 97a3 3 0 1 1-.1 0zM34 110a3 3 0 1 1-.1 0zM27 98a3 3 0 1 1-.1 0zM20 86a3 3 0 1 1-.1 0z"
      />
      <People at={[[140, 114, 11]]} />
    </>
  );
}

export function PackingHall() {
  return (
    <>
      <Sky name="haze" upper={[20, 54]} />
      <path fill={steel} d="M0 98h160v22H0z" />
      <path fill={rust} d="M-4 44L64 8l100 42v54H-4z" />
      <path fill={brick} d="M64 8l100 42v12L64 20-4 56V44z" />
      <path fill={fog} d="M64 4l104 44v5L64 9-8 47v-5z" />
      <path fill={glassDim} d="M18 104V54h94v50z" />
      <path fill={glass} d="M18 54h94v14H18zM22 72h20v20H22z" />
      <path fill={ink} d="M40 54h2v14h-2zM64 54h2v14h-2zM88 54h2v14h-2zM18 66h94v3H18zM18 90h94v4H18z" />
      <path fill={glow} d="M18 54h94v50H18z" />
      <path fill={ink} d="M104 74l6 4-76 44H2z" />
      <path fill={slate} d="M104 74l-2-2L-8 118v8z" />
      <CrateFace at={[78, 68, 80, 87, 69, 82]} />
      <CrateFace at={[87, 69, 82, 93, 67, 78]} fill={brick} frame={dune} />
      <CrateFace at={[52, 72, 90, 66, 74, 94]} />
      <CrateFace at={[66, 74, 94, 76, 71, 88]} fill={brick} frame={dune} />
      <CrateFace at={[10, 78, 108, 35, 82, 114]} />
      <CrateFace at={[35, 82, 114, 50, 77, 104]} fill={brick} frame={dune} />
      <path fill={fog} d="M10 78l16-4 24 3-15 5zM52 72l10-2 14 1-10 3zM78 68l6-2 9 1-6 2z" />
      <path fill={shadow} d="M96 114l64-6v12h-50z" />
      <ContainerWall at={[124, 66, 116, 170, 70, 110]} rows={[["var(--sea)"]]} />
      <path fill={ink} d="M96 70l28-4v50l-28-5z" />
      <path
        fill={dune}
        d="M102 92l10-1v9l-10 0zM112 91l9-1v11l-9-1zM102 101h9v9l-9-1zM112 101l10 1v11l-10-2zM107 81l10-1v10l-10 1z"
      />
      <path fill={signal} d="M96 70l-12 6v40l12-5z" />
      <path fill={shade} d="M94 72l-2 1v39l2-1zM89 75l-2 1v38l2-1z" />
    </>
  );
}

/** A ship on the blocks, seen from under her bow. */
export function DryDock() {
  return (
    <>
      <Sky name="sky" from={[80, 60]} upper={[60, 60]} />
      <path fill={slate} d="M0 58h160v62H0z" />
      <path fill={steel} d="M0 56h58l-4 48-40 16H0z" />
      <path fill={fog} d="M0 56h58v3H0zM0 70l48-4v3L0 76zM0 88l45-9v3L0 95zM0 106l42-14v3L0 114z" />
      <path fill={ink} d="M160 56h-58l4 48 40 16h14z" />
      <path fill={slate} d="M160 56h-58v3h58zM160 70l-48-4v3l48 7zM160 88l-45-9v3l45 13zM160 106l-42-14v3l42 19z" />
      <path fill={ink} d="M26 12h3v44h-3zM27 12l36 4v2l-36-1zM27 14L10 22v-3z" />
      <path fill={signal} d="M20 40h15v16H20z" />
      <path fill={glass} d="M23 43h5v5h-5z" />
      <path fill={dune} d="M30 104h100l26 16H4z" />
      <path fill={fog} d="M58 4h44v14H58z" />
      <path fill={glass} d="M62 8h7v5h-7zM72 8h7v5h-7zM82 8h7v5h-7zM92 8h7v5h-7z" />
      <path fill={ink} d="M36 10l44 8 44-8q-2 30-20 48H56Q38 40 36 10z" />
      <path fill={rust} d="M53 54h54q-8 20-18 34l-6 22h-6l-6-22q-10-14-18-34z" />
      <path fill={fog} d="M36 10l44 8 44-8v4l-44 8-44-8zM52.5 52h55l-3 5h-49z" />
      <path fill={shade} d="M80 18l44-8q-2 30-17 44-8 20-18 34l-6 22h-3z" />
      <path fill={light} d="M80 22L50 16q4 20 16 38l10 40 2 10h2z" />
      <path fill={steel} d="M58 28l7 1.5-1 5-6-1zM102 28l-7 1.5 1 5 6-1z" />
      <path fill={signal} d="M79 18h2v92h-2z" />
      <path fill={brick} d="M68 108h24v4H68zM64 112h32v5H64z" />
      <path fill={dune} d="M14 77l46-8v2.5L14 81zM18 97l46-12v2.5L18 101z" />
      <path fill={sand} d="M146 77l-46-8v2.5l46 9.5zM142 97L96 85v2.5l46 13.5z" />
      <People
        at={[
          [54, 117, 10],
          [106, 115, 9],
          [112, 116, 9],
        ]}
      />
      <People
        at={[
          [40, 56, 7],
          [132, 56, 7],
        ]}
      />
    </>
  );
}
