export type { PictureProps } from "@harbor/ui/picture";
export { IslandPicture } from "./islands.tsx";
export { CardBack, KindPicture, TakesPicture } from "./kinds.tsx";
export { Poster } from "./poster.tsx";
export { RoleBack, RolePicture } from "./roles.tsx";
export { Sea } from "./sea.tsx";
export { Merchantman, PirateShip } from "./ships.tsx";
export { Logo, SEAT_COLORS, SeatSign } from "./signs.tsx";
