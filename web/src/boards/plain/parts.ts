/** What a view is made of, whatever title it is of. */
export type Json = null | boolean | number | string | Json[] | JsonRecord;
export type JsonRecord = { [key: string]: Json };
/** What is said in one word or number. */
export type Plain = null | boolean | number | string;

export const isRecord = (value: Json): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isPlain = (value: Json): value is Plain => typeof value !== "object" || value === null;

/** The records of the seats, where a view has them: under `seats`, one for each. */
export function bySeat(view: JsonRecord, seats: number): Json[] | null {
  const found = view["seats"];
  return Array.isArray(found) && found.length === seats && found.every(isRecord) ? found : null;
}

/** The columns of a list that reads best as a table: records with the same keys. */
export function columnsOf(items: readonly Json[]): string[] | null {
  const [first, ...others] = items;
  if (!first || !isRecord(first)) return null;
  const keys = Object.keys(first);
  const alike = (item: Json) => isRecord(item) && Object.keys(item).join() === keys.join();
  return keys.length && others.every(alike) ? keys : null;
}

/** Equal words of a list together, in the order of their first ones. */
export function counted(words: readonly string[]): [word: string, times: number][] {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return [...times];
}

/** Whether a number under this key is that of a seat, as in events. */
export const namesSeat = (key: string): boolean => key === "seat" || key.endsWith("_seat");
