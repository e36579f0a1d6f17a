import {
  brick,
  cloud,
  deep,
  dune,
  fog,
  glass,
  ink,
  reed,
  rust,
  sand,
  sea,
  shade,
  shadow,
  slate,
  steel,
} from "../paint.ts";
import { Clouds, Gulls, Sky, type SkyName } from "../scenery.tsx";
import { Drum, People, Smoke } from "../solids.tsx";
import { Facade, patch, type Wall } from "../wall.tsx";

const FRONT: Wall = [34, 58, 105, 86, 52, 110];
const SIDE: Wall = [86, 52, 110, 128, 60, 104];

const WALLS = [rust, sand, sea, dune, reed] as const;
const SKIES: readonly SkyName[] = ["sky", "dawn", "haze"];
const ROOFS = [Saddle, Works, Teeth, Tower] as const;

/** A generic house at the quay, for buildings of card sets without pictures; it varies with the id. */
export function AnyHouse({ id }: { readonly id: string }) {
  const nth = numberOf(id);
  const walls = WALLS[nth % WALLS.length] ?? rust;
  const Roof = ROOFS[Math.floor(nth / WALLS.length) % ROOFS.length] ?? Saddle;
  const sky = SKIES[Math.floor(nth / (WALLS.length * ROOFS.length)) % SKIES.length] ?? "sky";
  return (
    <>
      <Sky name={sky} from={[128, 40]} upper={[54, 24]} />
      <Clouds at={[[10, 22, 34]]} />
      <Gulls at={[[22, 44, 8]]} fill={ink} />
      <path fill={steel} d="M0 98h160v22H0z" />
      <path fill={shadow} d="M84 110l44-6 28 4-50 9z" />
      <Roof walls={walls} />
      <Facade at={FRONT} fill={walls} columns={4} rows={3} pane={[0.5, 0.52]} field={[0.04, 0.26, 0.96, 0.98]} />
      <Facade at={SIDE} fill={walls} columns={3} rows={3} pane={[0.5, 0.52]} field={[0.04, 0.14, 0.96, 0.98]} />
      <path fill={shade} d={patch(SIDE, 0, 0, 1, 1)} />
      <path fill={fog} d={patch(FRONT, 0.1, 0.07, 0.9, 0.21)} />
      <path fill={ink} d={patch(FRONT, 0.18, 0.12, 0.82, 0.16) + patch(FRONT, 0.42, 0.76, 0.6, 1)} />
      <People at={[[22, 112, 9]]} />
      <path fill={slate} d="M0 115h160v5H0z" />
      <path fill={deep} d="M0 117h160v3H0z" />
    </>
  );
}

type RoofProps = { readonly walls: string };

function Saddle({ walls }: RoofProps) {
  return (
    <>
      <path fill={walls} d="M34 58l26-30 26 24z" />
      <path fill={glass} d="M56 44h8v8h-8z" />
      <path fill={slate} d="M60 26l46 6 25 29-45-9z" />
      <path fill={ink} d="M60 26l-29 33 3 1 26-29 26 23 3-1z" />
      <path fill={brick} d="M100 20h8v18l-8-2z" />
    </>
  );
}

function Works() {
  return (
    <>
      <Drum x={96} y={14} w={11} h={44} fill={rust} />
      <Smoke x={102} y={12} size={0.5} fill={cloud} />
      <path fill={slate} d="M31 56l55-7 45 9v5l-45-9-55 7z" />
    </>
  );
}

function Teeth() {
  return (
    <>
      <path fill={slate} d="M34 58V40l17 16V38l17 16V36l18 16 42 8-18-20-58-4z" />
      <path fill={glass} d="M36 56V45l10 10zM53 54V43l10 10zM70 52V41l11 10z" />
    </>
  );
}

function Tower({ walls }: RoofProps) {
  return (
    <>
      <path fill={slate} d="M31 57l55-8 45 10v4l-45-9-55 8z" />
      <path fill={walls} d="M52 18h18v38l-18 2z" />
      <path fill={shade} d="M64 18h6v38l-6 1z" />
      <path fill={ink} d="M48 20l13-14 13 14zM60 0h1v8h-1z" />
      <path fill={fog} d="M60 26a5 5 0 1 1-.1 0z" />
      <path fill={ink} d="M59.5 27h1v4h3v1h-4z" />
    </>
  );
}

function numberOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}
