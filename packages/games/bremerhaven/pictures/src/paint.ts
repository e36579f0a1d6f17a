/** The colours of the pictures, by the names of palette.css. */
const paint = (name: string) => `var(--${name})`;

export const fog = paint("fog");
export const cloud = paint("cloud");
export const sand = paint("sand");
export const dune = paint("dune");
export const sky = paint("sky");
export const sea = paint("sea");
export const deep = paint("deep");
export const rust = paint("rust");
export const brick = paint("brick");
export const signal = paint("signal");
export const ink = paint("ink");
/** Masts and stays: dark against the day, moonlit against the night. */
export const rig = paint("rig");
export const steel = paint("steel");
export const slate = paint("slate");
export const reed = paint("reed");
export const skin = paint("skin");
export const skinShade = paint("skin-shade");
export const tan = paint("tan");
export const tanShade = paint("tan-shade");

/** A window: dark by day, lit by night. */
export const glass = paint("glass");
/** A window that is always dark. */
export const glassDim = paint("glass-dim");
export const lamp = paint("lamp");
export const sun = paint("sun");

/** Translucent layers: light and shade over whatever is below. */
export const ray = paint("ray");
export const beam = paint("beam");
export const glow = paint("glow");
export const light = paint("light");
export const shade = paint("shade");
export const shadow = paint("shadow");

export const newsprint = paint("newsprint");
export const newsInk = paint("news-ink");
export const newsTint = paint("news-tint");
export const newsSpot = paint("news-spot");

export const coin = paint("coin");
export const coinEdge = paint("coin-edge");
/** Red that must be visible at night, too. */
export const alarm = paint("alarm");
export const goodLine = paint("good-line");
export const goodLight = paint("good-light");
