const NEAR = 24;

/** Keeps a list at its newest line, also when it has just been laid out; who reads further up is not pulled away. */
export function newest(list: HTMLElement) {
  let atEnd = true;
  const follow = () => {
    if (atEnd) list.scrollTop = list.scrollHeight;
  };
  const read = () => (atEnd = list.scrollTop + list.clientHeight > list.scrollHeight - NEAR);
  const sizes = new ResizeObserver(follow);
  const lines = new MutationObserver(follow);
  sizes.observe(list);
  lines.observe(list, { childList: true });
  list.addEventListener("scroll", read);
  return () => {
    sizes.disconnect();
    lines.disconnect();
    list.removeEventListener("scroll", read);
  };
}
