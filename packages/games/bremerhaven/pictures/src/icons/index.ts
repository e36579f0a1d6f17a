export { LinkPreview } from "./LinkPreview.tsx";
export { AppIcon, Favicon, Logo } from "./marks.tsx";
