const WEEK = 7;

/** The same time a week after a moment, by the clock on the wall; later if that has passed. */
export function nextWeek(since: number, now: number): Date {
  const when = new Date(since * 1000);
  do when.setDate(when.getDate() + WEEK);
  while (when.getTime() / 1000 <= now);
  return when;
}

/** A moment as a field for times wants it, on the clock of this device. */
export function clockOf(when: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const day = `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
  return `${day}T${two(when.getHours())}:${two(when.getMinutes())}`;
}
