import { post } from "./api";
import { remember } from "./known";
import { myself } from "./me.svelte";
import { offered } from "./offer.svelte";
import { router } from "./router.svelte";
import { tipsOf } from "../tips";
import { t } from "./texts.svelte";
import type { Settings, TableSummary, TitleInfo } from "./types";

const EASY = "easy";

/** Sit down against bots at once, with the usual number of seats and plain options. */
export const playNow = (title: TitleInfo) => sitDown(title, title.usual_seats, offered.usualBot, {});

/** A first game: small, against easy bots, with tips. */
export async function playSmall(title: TitleInfo) {
  remember("tips", title.id);
  const { seats = title.usual_seats, settings = {} } = (await tipsOf(title.id))?.table ?? {};
  await sitDown(title, seats, EASY, settings);
}

async function sitDown(title: TitleInfo, seats: number, bot: string, settings: Settings) {
  await myself.ensure(guestName());
  const bots = Array.from({ length: seats - 1 }, () => ({ bot }));
  const table = await post<TableSummary>("/api/tables", {
    title: title.id,
    seats: [{ me: true }, ...bots],
    settings,
    wait: true,
  });
  remember("titles", title.id);
  router.go(`/t/${table.id}`);
}

/** A name for somebody who has not given one; two of them seldom meet with the same. */
export function guestName(): string {
  return t("page-guest", { number: 100 + Math.floor(Math.random() * 900) });
}
