import type { Desk } from "../lib/desk.svelte";
import type { Lead } from "../lib/types";
import { decimal, percent } from "../lib/words";

/** So many standard errors make a difference. */
export const SURE = 2;

/** A part of the win and how far it may be off: "43 % ± 4 %". */
export function shareText(share: number, error: number): string {
  return `${percent(share)} ± ${percent(percentOff(error) / 100)}`;
}

/** How far a part of the win may be off, in per cent; rounded up: nothing here is off by nothing. */
const percentOff = (error: number): number => Math.ceil(SURE * error * 100 - 1e-6);

/** Points and how far they may be off: "31.5 ± 2.0". */
export const scoreText = (points: number, error: number): string => `${decimal(points)} ± ${decimal(SURE * error)}`;

/** What a lead comes to, as far as it is more than luck. */
function told(desk: Desk, lead: Lead, both: string, share: string, points: string): string {
  const facts = {
    share: `=${shareText(lead.share, lead.share_error)}`,
    points: `=${scoreText(lead.points, lead.points_error)}`,
  };
  const isShareSure = desk.names.length > 1 && Math.round(lead.share * 100) > percentOff(lead.share_error);
  const arePointsSure = lead.points > SURE * lead.points_error;
  if (isShareSure) return desk.text(arePointsSure ? both : share, facts);
  return desk.text(arePointsSure ? points : "coach-as-good", facts);
}

/** What a move costs against the best one. */
export const behindText = (desk: Desk, lead: Lead): string =>
  told(desk, lead, "coach-behind", "coach-behind-share", "coach-behind-points");

/** What a move brings more than the next best one. */
export const aheadText = (desk: Desk, lead: Lead): string =>
  told(desk, lead, "page-moment-both", "page-moment-share", "page-moment-points");
