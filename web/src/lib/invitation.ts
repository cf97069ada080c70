import type { TableSummary } from "./types";

/** The address others come to a table by; that of a private one carries what lets them in, if I have it. */
export function invitation(table: TableSummary, link: string): string {
  const key = table.link ?? link;
  return `/t/${table.id}${!table.public && key ? `?link=${encodeURIComponent(key)}` : ""}`;
}
