/** What this device remembers of what a person has learned; nothing of it is needed elsewhere. */

const KEY = "quartier-known";

interface Known {
  /** The titles that were looked at, or played, before. */
  titles: string[];
  /** The lessons that were held to their end, as `title/lesson`. */
  lessons: string[];
  /** The titles for which tips are wanted. */
  tips: string[];
  /** The tips that were read, as `title/key`. */
  read: string[];
  /** Tables at which the lesson was left. */
  left: string[];
}

function known(): Known {
  const empty: Known = { titles: [], lessons: [], tips: [], read: [], left: [] };
  return { ...empty, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Known>) };
}

export const knows = (what: keyof Known, item: string): boolean => known()[what].includes(item);

export const readTips = (title: string): ReadonlySet<string> =>
  new Set(known().read.flatMap((item) => (item.startsWith(`${title}/`) ? [item.slice(title.length + 1)] : [])));

export function remember(what: keyof Known, item: string) {
  const all = known();
  if (!all[what].includes(item)) all[what] = [...all[what], item].slice(-200);
  localStorage.setItem(KEY, JSON.stringify(all));
}

export function forget(what: keyof Known, item: string) {
  const all = known();
  all[what] = all[what].filter((one) => one !== item);
  localStorage.setItem(KEY, JSON.stringify(all));
}
