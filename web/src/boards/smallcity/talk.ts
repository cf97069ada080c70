import type { Facts, Move } from "../../lib/types";

/** How the parts of the board speak: words of the board, texts of the title, names. */
export interface Talk {
  words: (key: string, facts?: Record<string, string | number>) => string;
  text: (key: string, facts?: Facts) => string;
  /** What a move says. */
  label: (move: Move) => string;
  name: (seat: number) => string;
}
