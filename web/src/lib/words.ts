import { realMinus } from "./fluent";
import { offered } from "./offer.svelte";
import { locales, preferences } from "./settings.svelte";
import { t, texts } from "./texts.svelte";
import type { ContentInfo, Help, Pace, TableSummary } from "./types";

const DAY = 86_400;

/** A pace in words: "no clock", "10 min + 5 s", "2 days per move". */
export function paceText(pace: Pace): string {
  if (!pace.base) return t("page-pace-none");
  if (pace.per_move) return t("page-pace-days", { days: Math.max(1, Math.round(pace.base / DAY)) });
  return t("page-pace-clock", { minutes: Math.round(pace.base / 60), seconds: pace.increment });
}

/** What help a table allows, in words. */
export const helpText = (help: Help): string => t(`page-helped-${help}`);

/** What at a table differs from the usual: "Leaders", "Side A for all", "corrected content". */
export function optionTexts({
  settings,
  title,
  content = "",
}: Pick<TableSummary, "settings" | "title"> & { content?: string }): string[] {
  const usual = new Map(offered.title(title)?.options.map((option) => [option.key, option.values[0]]));
  const options = Object.entries(settings)
    .filter(([key, value]) => value !== false && value !== usual.get(key))
    .map(([key, value]) => (value === true ? texts.text(`option-${key}`, {}, title) : valueText(key, value, title)));
  return content ? [...options, t("page-corrected", { fingerprint: `=${content}` })] : options;
}

/** One value of an option in words. */
export function valueText(key: string, value: boolean | string, title: string): string {
  return texts.text(typeof value === "boolean" ? `value-${value}` : `value-${key}-${value}`, {}, title);
}

/** Points as they are printed: with a real minus, half a point as a fraction. */
export function pointsText(points: number): string {
  const whole = Math.trunc(Math.abs(points));
  const shown = points % 1 ? `${whole || ""}½` : String(whole);
  return points < 0 ? `−${shown}` : shown;
}

/** A change as it is printed: always with its sign. */
export const signedText = (change: number): string => (change > 0 ? `+${pointsText(change)}` : pointsText(change));

export function enumeration(items: readonly string[]): string {
  return new Intl.ListFormat(locales[preferences.language]).format(items);
}

/** A span of time: "10 min", "2 days". */
export const spanText = (seconds: number): string =>
  seconds < DAY
    ? t("page-span-minutes", { minutes: Math.ceil(seconds / 60) })
    : t("page-days", { days: seconds / DAY });

/** A moment as people say it: "3 minutes ago". */
export function agoText(at: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(locales[preferences.language], { numeric: "auto" });
  const seconds = Math.round(at - now);
  if (seconds > -60) return format.format(0, "second");
  if (seconds > -3_600) return format.format(Math.round(seconds / 60), "minute");
  if (seconds > -DAY) return format.format(Math.round(seconds / 3_600), "hour");
  return format.format(Math.round(seconds / DAY), "day");
}

/** A day as people say it: "yesterday". */
export function dayText(at: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(locales[preferences.language], { numeric: "auto" });
  return format.format(-Math.floor((now - at) / DAY), "day");
}

/** A moment to come, on the clock of this device: "Monday 23 November at 20:00". */
export function momentText(at: number): string {
  const shown = { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(locales[preferences.language], shown).format(at * 1000);
}

/** Time on a clock: 1:05, 12:40, 1:02:03, or days. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= DAY)
    return t("page-clock-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / 3_600) });
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(left / 3_600), Math.floor((left % 3_600) / 60), left % 60];
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** A part of one as a percentage. */
export function percent(part: number): string {
  return realMinus(new Intl.NumberFormat(locales[preferences.language], { style: "percent" }).format(part));
}

/** A number that people are told: as exact as they want to know it. */
export const rounded = (number: number): number => Math.round(number * 10) / 10;

/** A number with one digit behind the point. */
export function decimal(number: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return realMinus(new Intl.NumberFormat(locales[preferences.language], digits).format(number));
}

/** How well the box of a title is known, in a sentence. */
export const knownText = ({ total, reconstructed, corrected }: ContentInfo): string =>
  t("page-known", { total, reconstructed, corrected });
