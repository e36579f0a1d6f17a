export { Picture, type PictureProps } from "./Picture.tsx";
export { type Portraits, portraitsLater, portraitsOf, type Sitting } from "./portraits.tsx";
