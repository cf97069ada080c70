/** Where the page is: the path and what its parts say. */

class Router {
  path = $state(location.pathname);
  search = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  private read() {
    this.path = location.pathname;
    this.search = new URLSearchParams(location.search);
  }

  /** Whether this is the small viewer that stands in a page of others. */
  get isEmbedded(): boolean {
    return this.path.startsWith("/embed/");
  }

  go(path: string) {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** Write another address for where we are already. */
  rename(path: string) {
    history.replaceState(null, "", path);
    this.read();
  }

  /** The part behind a prefix, such as the id in /t/ID; null elsewhere. */
  after(prefix: string): string | null {
    return this.path.startsWith(prefix) ? this.path.slice(prefix.length) || null : null;
  }
}

export const router = new Router();

/** Let a link stay in the page unless the person asks for a new tab. */
export function internal(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (!link) return;
  event.preventDefault();
  router.go(link);
}
