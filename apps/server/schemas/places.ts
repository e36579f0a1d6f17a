const DOCS = new URL("../../../docs/", import.meta.url);

export const PAGE = new URL("protocol.md", DOCS);
export const FOLDER = new URL("protocol/", DOCS);
