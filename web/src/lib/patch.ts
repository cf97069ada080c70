export type Patch = { [key: string]: unknown };

const isPatch = (value: unknown): value is Patch => typeof value === "object" && value !== null;

/** The value a patch turns `old` into: {"=": value} replaces, other keys go into objects and lists. */
export function patched<T>(old: T, patch: unknown): T;
export function patched(old: unknown, patch: unknown): unknown {
  if (!isPatch(patch)) throw new TypeError("a patch is an object");
  if ("=" in patch) return patch["="];
  if (Array.isArray(old)) {
    const list: unknown[] = [...old];
    for (const [index, change] of Object.entries(patch)) list[Number(index)] = patched(list[Number(index)], change);
    return list;
  }
  const object: Patch = isPatch(old) ? { ...old } : {};
  for (const [key, change] of Object.entries(patch)) object[key] = patched(object[key], change);
  return object;
}
