/** The numbers of a player that a move changes, by name; the page has a word for each name. */
export type FigureName =
  | "points"
  | "coins"
  | "gold"
  | "money"
  | "income"
  | "shields"
  | "science"
  | "stages"
  | "debts"
  | "citizens"
  | "food"
  | "hungry"
  | "newcomers"
  | "growth"
  | "room"
  | "pollution"
  | "votes";

export type Figures = Partial<Record<FigureName, number>>;

export interface Change {
  name: FigureName;
  before: number;
  after: number;
}

/** What is different, in the order the title names it. */
export function changes(before: Figures, after: Figures): Change[] {
  return (Object.keys(after) as FigureName[])
    .map((name) => ({ name, before: before[name] ?? 0, after: after[name] ?? 0 }))
    .filter((one) => one.before !== one.after);
}
