import { t } from "../lib/texts.svelte";
import type { RatingInfo } from "../lib/types";

/** A rating in words: 1520 ± 90, with a question mark while little is known. */
export const ratingText = ({ rating, spread, provisional }: RatingInfo): string =>
  `${rating}${provisional ? "?" : ""} ± ${spread}`;

/** A season, 2026-4, in words. */
export function seasonText(season: string): string {
  const [year, quarter] = season.split("-");
  return t("page-season-name", { year: `=${year}`, quarter: Number(quarter) });
}
