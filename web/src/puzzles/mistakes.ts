const KEY = "quartier-mistakes";
/** So many are kept, the newest. */
const MOST = 60;

/** A choice of mine in a game that is over, for which the review knows something better. */
export interface Mistake {
  title: string;
  table: string;
  version: number;
  /** Whether the first try at it was right; undefined before it. */
  first?: boolean;
}

const isSame = (one: Mistake, other: Pick<Mistake, "table" | "version">) =>
  one.table === other.table && one.version === other.version;

/** My mistakes as puzzles of mine, kept in this browser alone; the newest first. */
export class Mistakes {
  private kept: Mistake[];

  constructor(private readonly storage: Pick<Storage, "getItem" | "setItem"> = localStorage) {
    this.kept = read(storage.getItem(KEY));
  }

  get all(): readonly Mistake[] {
    return this.kept;
  }

  find = (table: string, version: number): Mistake | null =>
    this.kept.find((one) => isSame(one, { table, version })) ?? null;

  /** Keep those of a game; those that are known stay as they are. */
  add(title: string, table: string, versions: readonly number[]) {
    const fresh = versions.filter((version) => !this.find(table, version));
    this.keep([...fresh.map((version) => ({ title, table, version })), ...this.kept]);
  }

  /** Note a try; only the first one says how it went. */
  note(which: Mistake, right: boolean) {
    this.keep(this.kept.map((one) => (isSame(one, which) ? { first: right, ...one } : one)));
  }

  /** Forget all of a table that is there no more. */
  forget(table: string) {
    this.keep(this.kept.filter((one) => one.table !== table));
  }

  /** The next one to try: not tried before if there is such a one, and not the same again. */
  next(after: Mistake | null): Mistake | null {
    const others = this.kept.filter((one) => !after || !isSame(one, after));
    return others.find((one) => one.first === undefined) ?? others.find((one) => !one.first) ?? others[0] ?? null;
  }

  private keep(mistakes: Mistake[]) {
    this.kept = mistakes.slice(0, MOST);
    this.storage.setItem(KEY, JSON.stringify(this.kept));
  }
}

export const addressOf = ({ table, version }: Mistake): string => `/puzzles/own/${table}/${version}`;

function read(text: string | null): Mistake[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? (kept as Mistake[]) : [];
  } catch {
    // Somebody else wrote there: begin anew.
    return [];
  }
}
