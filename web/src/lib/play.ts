import { post } from "./api";
import { myself } from "./me.svelte";
import { offered } from "./offer.svelte";
import { router } from "./router.svelte";
import { guideOf } from "../tutorial";
import { t } from "./texts.svelte";
import type { TableSummary, TitleInfo } from "./types";

/** Sit down against bots at once, with the usual number of seats and plain options, or as the guide wishes. */
export async function playNow(title: TitleInfo, guided = false) {
  await myself.ensure(guestName());
  const { seats = title.usual_seats, settings = {} } = (guided && (await guideOf(title.id))?.table) || {};
  const bots = Array.from({ length: seats - 1 }, () => ({ bot: offered.usualBot }));
  const table = await post<TableSummary>("/api/tables", {
    title: title.id,
    seats: [{ me: true }, ...bots],
    settings,
    wait: true,
  });
  router.go(`/t/${table.id}${guided ? "?guide=1" : ""}`);
}

/** A name for somebody who has not given one; two of them seldom meet with the same. */
export function guestName(): string {
  return t("page-guest", { number: 100 + Math.floor(Math.random() * 900) });
}
