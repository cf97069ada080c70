/**
 * Pictures as SVG text. A panorama is shown as an image and put into files, where no style sheet reaches it, so that
 * it brings its colours. Only numbers and words of our own get into the text.
 */

export const WIDTH = 480;
/** The ground is at the bottom, 160 below nothing; the sky is cut off at the top. */
export const BOTTOM = 160;
const TOP = 26;

/** A thing to stand in a row: its middle is at 0, its foot at height 0, and up is negative. */
export interface Piece {
  width: number;
  art: string;
}

export const shape = (fill: string, d: string, opacity = 1): string =>
  `<path fill="${fill}" d="${d}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const stroke = (colour: string, d: string, width = 1): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const disc = (fill: string, x: number, y: number, radius: number): string =>
  `<circle fill="${fill}" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;

export const box = (fill: string, x: number, y: number, width: number, height: number): string =>
  `<rect fill="${fill}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>`;

export const placed = (x: number, y: number, scale: number, art: string): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${art}</g>`;

export const round = (number: number): number => Math.round(number * 100) / 100;

/** A sky that grows lighter towards the horizon. */
export const sky = (top: string, low: string): string =>
  `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>` +
  `<rect width="${WIDTH}" height="${BOTTOM}" fill="url(#sky)"/>`;

export const repeated = (times: number, art: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => art(index)).join("");

/** Numbers from 0 to 1 that look like chance and follow from a word: what is the same stays the same. */
export function variety(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** A row of pieces from left to right on a ground: as large as there is room, not larger than `most`. */
export function row(
  pieces: readonly Piece[],
  left: number,
  right: number,
  ground: (x: number) => number,
  most = 1,
  widest = 10,
): string {
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  if (!width) return "";
  const scale = Math.min(most, (right - left) / width);
  const gap = Math.min(widest, Math.max(0, (right - left - width * scale) / (pieces.length + 1)));
  let x = left + (right - left - width * scale - gap * (pieces.length - 1)) / 2;
  return pieces
    .map((piece) => {
      const middle = x + (piece.width * scale) / 2;
      x += piece.width * scale + gap;
      return placed(middle, ground(middle), scale, piece.art);
    })
    .join("");
}

/** The finished picture as an image's address. */
export function picture(art: string): string {
  const high = BOTTOM - TOP;
  const size = `viewBox="0 ${TOP} ${WIDTH} ${high}" width="${WIDTH * 2}" height="${high * 2}"`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${art}</svg>`)}`;
}
