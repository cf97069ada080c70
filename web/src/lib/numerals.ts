/** A number on a piece is read from this size on. */
const READ = 12;

/** The size of a number on a round piece that is drawn 20 units wide and so many pixels on the screen: read with ease, and inside. */
export function numerals(amount: number | string, pixels: number): number {
  const widest = String(amount).length > 2 ? 9 : 13;
  return Math.min(widest, Math.max(10, (READ * 20) / pixels));
}
