import { post } from "./api";
import { myself } from "./me.svelte";
import { offered } from "./offer.svelte";
import { router } from "./router.svelte";
import { t } from "./texts.svelte";
import type { TableSummary, TitleInfo } from "./types";

/** Sit down against bots at once, with the usual number of seats and plain options. */
export async function playNow(title: TitleInfo, guided = false) {
  await myself.ensure(guestName());
  const bots = Array.from({ length: title.usual_seats - 1 }, () => ({ bot: offered.usualBot }));
  const table = await post<TableSummary>("/api/tables", { title: title.id, seats: [{ me: true }, ...bots] });
  router.go(`/t/${table.id}${guided ? "?guide=1" : ""}`);
}

/** A name for somebody who has not given one; two of them seldom meet with the same. */
export function guestName(): string {
  return t("page-guest", { number: 100 + Math.floor(Math.random() * 900) });
}
