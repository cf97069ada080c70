/** How the parts of the board speak. */

import type { Facts, Move } from "../../lib/types";

export interface Speech {
  /** A text of the board. */
  words: (key: string, facts?: Record<string, string | number>) => string;
  /** A text of the title. */
  text: (key: string, facts?: Facts) => string;
  /** A move in words. */
  label: (move: Move) => string;
  nameOf: (seat: number) => string;
}
