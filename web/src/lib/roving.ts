/** Arrow keys walk over the buttons of a list; Home and End jump to its ends. */
export function roving(node: HTMLElement) {
  const stops = () =>
    [...node.querySelectorAll<HTMLElement>("button:not(:disabled), a[href], input, [tabindex='0']")].filter(
      (stop) => stop.offsetParent !== null,
    );
  function walk(event: KeyboardEvent) {
    if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return;
    const list = stops();
    const at = list.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const next = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: list.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    list[(next + list.length) % list.length]?.focus();
  }
  node.addEventListener("keydown", walk);
  return () => node.removeEventListener("keydown", walk);
}
