import type { Json } from "./types";

export type Patch = { [key: string]: Patch | Json };

/** The value a patch turns `old` into: {"=": value} replaces, other keys go into objects and lists. */
export function patched(old: Json | undefined, patch: Patch): Json {
  if ("=" in patch) return patch["="] as Json;
  if (Array.isArray(old)) {
    const list = [...old];
    for (const [index, change] of Object.entries(patch)) {
      const at = Number(index);
      list[at] = patched(old[at], change as Patch);
    }
    return list;
  }
  const object = { ...((old ?? {}) as { [key: string]: Json }) };
  for (const [key, change] of Object.entries(patch)) object[key] = patched(object[key], change as Patch);
  return object;
}
