/** What a report brings along: who sat where, what was said, and what was done. */
export interface Evidence {
  seats: string[];
  chat: { sequence: number; seat: number; text: string }[];
  log: { sequence: number; entry: Entry }[];
}

interface Entry {
  kind: string;
  seat: number;
  move?: string;
}

/** The server keeps it as it was, as text. */
export const evidenceOf = (json: string): Evidence => JSON.parse(json) as Evidence;

/** What was done, in the notation of moves; what is no move, by its kind. */
export const entryText = ({ kind, move }: Entry): string => move ?? kind;
