/** Where the named places of a board (`data-place="name …"`) stand on the screen. */
export type Places = ReadonlyMap<string, DOMRect>;

/** Of two places with one name, the first that is shown. */
export function placesOf(root: ParentNode): Places {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-place]")) {
    const box = element.getBoundingClientRect();
    if (!box.width && !box.height) continue;
    for (const name of element.dataset["place"]!.split(" ")) if (!found.has(name)) found.set(name, box);
  }
  return found;
}
