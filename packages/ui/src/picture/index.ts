export { Picture, type PictureProps } from "./Picture.tsx";
export { portraitsOf, type Sitting } from "./portraits.tsx";
