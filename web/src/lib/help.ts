import type { Help } from "./types";

/** What help a table allows while it runs, each including the one before. */
export const HELP: readonly Help[] = ["none", "what-if", "hints"];
