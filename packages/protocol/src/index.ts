export * from "./commands.ts";
export * from "./http.ts";
export * from "./limits.ts";
export * from "./messages.ts";
export * from "./refusals.ts";
export * from "./tableView.ts";
export * from "./text.ts";
export * from "./version.ts";
