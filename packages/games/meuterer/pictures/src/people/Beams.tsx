const TURNS = [0, 45, 90, 135, 180, 225, 270, 315];

/** The light behind a head, as behind the ship on the poster. */
export function Beams({ fill }: { readonly fill: string }) {
  return TURNS.map((turn) => <path key={turn} fill={fill} d="M60 60L46-30h28z" transform={`rotate(${turn} 60 60)`} />);
}
