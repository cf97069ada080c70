/** The buildings as pictures of about 22 by 20 around the origin: what each part is made of, and its outline. */

export interface Ink {
  fill: string;
  stroke?: string;
  width?: number;
}

/** Roofs have the colour of whom they belong to, `--roof`, where there is one. */
export const INKS = {
  roof: { fill: "var(--roof, #c8553d)" },
  wall: { fill: "#fff4de", stroke: "rgb(37 49 59 / 0.28)", width: 0.6 },
  dark: { fill: "#3d3a3f" },
  light: { fill: "#fff8ea" },
  marble: { fill: "#fffdf7", stroke: "rgb(37 49 59 / 0.55)", width: 0.8 },
  gold: { fill: "#e9b949" },
  fruit: { fill: "#c0392b" },
  leaf: { fill: "#4d7f4b" },
  timber: { fill: "#7d5135" },
  water: { fill: "#4b97bf" },
  stone: { fill: "#9b948b" },
  "stone-light": { fill: "#c9c2b6" },
  line: { fill: "none", stroke: "#4b4038", width: 1.3 },
  "shade-line": { fill: "none", stroke: "#c3ad86", width: 1.3 },
  "light-line": { fill: "none", stroke: "rgb(255 255 255 / 0.55)", width: 0.8 },
  "water-line": { fill: "none", stroke: "#3d88b3", width: 1.3 },
  foam: { fill: "none", stroke: "#e6f4fa", width: 1 },
  wheat: { fill: "none", stroke: "#a57a12", width: 1.3 },
} satisfies Record<string, Ink>;

export type Part = [ink: keyof typeof INKS, outline: string];

export const BUILDINGS: Record<string, Part[]> = {
  castle: [
    ["wall", "M-7 9V-1H7V9Z"],
    ["roof", "M-13 9V-7h2.5v2h2v-2h2.5V9ZM6 9V-7h2.5v2h2v-2H13V9Z"],
    ["roof", "M-6 1V-5h2.4v2h2.4v-2h2.4v2h2.4v-2H6V1Z"],
    ["dark", "M-3 9V5a3 3 0 0 1 6 0V9Z"],
    ["light", "M-10.3 -1.5h1.6v3.5h-1.6zM8.7 -1.5h1.6v3.5H8.7z"],
  ],
  farmhouse: [
    ["wall", "M-8 7V-1H5V7Z"],
    ["roof", "M-10.5 0L-1.5 -9L7.5 0Z"],
    ["dark", "M-3.5 7V2H0.5V7Z"],
    ["light", "M-2.6 -4.5h2.2v2.2h-2.2z"],
    ["wheat", "M9 7V-2M9 0l-2.4-2.4M9 0l2.4-2.4M9 3.5L6.6 1.1M9 3.5l2.4-2.4"],
  ],
  large_farmhouse: [
    ["wall", "M5 7V-7h6V7Z"],
    ["roof", "M4 -7a4 4 0 0 1 8 0Z"],
    ["wall", "M-8 7V-1H5V7Z"],
    ["roof", "M-10.5 0L-1.5 -9L7.5 0Z"],
    ["dark", "M-3.5 7V2H0.5V7Z"],
    ["light", "M-2.6 -4.5h2.2v2.2h-2.2z"],
  ],
  quarry: [
    ["stone", "M-11 7L-8 -2L-2 -5L3 -1L6 7Z"],
    ["stone-light", "M-8 -2L-2 -5L-3.5 1L-7 3Z"],
    ["line", "M4 7V-9H-5M4 -9L9 7M-3 -9V-6"],
    ["roof", "M-5.5 -6h5v4.5h-5z"],
    ["stone-light", "M5 7V3h5V7Z"],
  ],
  school: [
    ["wall", "M-9 7V-1H9V7Z"],
    ["roof", "M-11 0L-8 -4.5H8L11 0Z"],
    ["wall", "M-3 -3V-8H3V-3Z"],
    ["roof", "M-4.5 -7.5L0 -11.5L4.5 -7.5Z"],
    ["gold", "M-1.5 -5.2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0Z"],
    ["dark", "M-1.8 7V3.2h3.6V7ZM-7 2h2.6v2.6H-7zM4.4 2H7v2.6H4.4z"],
  ],
  statue: [
    ["roof", "M-6.5 7.5V4H6.5V7.5Z"],
    ["wall", "M-4.5 4V1H4.5V4Z"],
    ["marble", "M-2.6 1L-3 -5Q-3 -7.5 0 -7.5T3 -5L6 -8.5L7 -7.6L3.2 -2.8L2.6 1Z"],
    ["marble", "M-2.3 -9.6a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0Z"],
  ],
  fountain: [
    ["water-line", "M0 2V-8M0 -8Q-6 -9 -7 -1M0 -8Q6 -9 7 -1M0 -8Q-2.5 -8 -3 -3M0 -8Q2.5 -8 3 -3"],
    ["roof", "M-10 2H10L8.5 7.5H-8.5Z"],
    ["water", "M-8.6 2H8.6L8.2 3.8H-8.2Z"],
  ],
  market: [
    ["line", "M-8.5 7V-2M8.5 7V-2"],
    ["wall", "M-9 3H9V7H-9Z"],
    ["roof", "M-9 -8H9L11 -1H-11Z"],
    ["light", "M-5.2 -8H-1.7L-2.2 -1H-6.4ZM1.7 -8H5.2L6.4 -1H2.2Z"],
    ["fruit", "M-7.3 2.2a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z"],
    ["gold", "M-3.6 2.2a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z"],
    ["leaf", "M0.2 2.2a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z"],
    ["fruit", "M3.9 2.2a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z"],
  ],
  palace: [
    ["wall", "M-11 7V-3H11V7Z"],
    ["roof", "M-12 -3L-10 -6H-4.5V-3ZM12 -3L10 -6H4.5V-3Z"],
    ["wall", "M-4.5 7V-6H4.5V7Z"],
    ["roof", "M-6 -5.5L0 -10.5L6 -5.5Z"],
    [
      "dark",
      "M-1.7 7V3a1.7 1.7 0 0 1 3.4 0V7ZM-9.3 -0.5h1.8v3h-1.8zM7.5 -0.5h1.8v3H7.5zM-3 -3.5h1.6v2.6H-3zM1.4 -3.5H3v2.6H1.4z",
    ],
    ["roof", "M-11 5.2H-4.5V7H-11ZM4.5 5.2H11V7H4.5Z"],
  ],
  baths: [
    ["wall", "M-9 4V-2H9V4Z"],
    ["roof", "M-7 -2a7 6.5 0 0 1 14 0Z"],
    ["gold", "M-1.3 -9a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z"],
    ["dark", "M-6.5 4V1a1.5 1.5 0 0 1 3 0V4ZM-1.5 4V1a1.5 1.5 0 0 1 3 0V4ZM3.5 4V1a1.5 1.5 0 0 1 3 0V4Z"],
    ["water", "M-11 4H11L9.5 8H-9.5Z"],
    ["foam", "M-7.5 6q1.5-1.4 3 0t3 0 3 0 3 0 2 -0.4"],
  ],
  hospital: [
    ["wall", "M-10 7V-2H10V7Z"],
    ["roof", "M-11.5 -1.5L-9 -5H9L11.5 -1.5Z"],
    ["wall", "M-4.5 7V-9H4.5V7Z"],
    ["fruit", "M-1.2 -7.6H1.2V-5.2H3.6V-2.8H1.2V-0.4H-1.2V-2.8H-3.6V-5.2H-1.2Z"],
    ["dark", "M-1.7 7V3.5h3.4V7ZM-8.2 1.2h2.2v2.4h-2.2zM6 1.2h2.2v2.4H6z"],
  ],
  cathedral: [
    ["wall", "M-8.5 7V-1H7V7Z"],
    ["roof", "M-8 -1Q-7.5 -9 -2 -10Q3.5 -9 4 -1Z"],
    ["light-line", "M-2 -10V-1M-5 -8.2Q-6 -5 -6 -1M1 -8.2Q2 -5 2 -1"],
    ["wall", "M-3.2 -10V-12.5H-0.8V-10Z"],
    ["line", "M-2 -12.5V-15"],
    ["wall", "M6 7V-8H10.5V7Z"],
    ["roof", "M5.3 -8L8.25 -13L11.2 -8Z"],
    ["dark", "M-3.7 7V4a1.7 1.7 0 0 1 3.4 0V7ZM7.5 -5.5H9V-3H7.5Z"],
  ],
  university: [
    ["wall", "M-11 7V-1H11V7Z"],
    ["roof", "M-12 -1L-9.5 -4.5H-5V-1ZM12 -1L9.5 -4.5H5V-1Z"],
    ["wall", "M-6.5 7V-3H6.5V7Z"],
    ["roof", "M-8 -2.5L0 -9L8 -2.5Z"],
    ["shade-line", "M-4.5 -1.5V6.5M-1.5 -1.5V6.5M1.5 -1.5V6.5M4.5 -1.5V6.5"],
    ["gold", "M-1.5 -5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0Z"],
    ["roof", "M-12 6.2H12V8H-12Z"],
    ["dark", "M-9.8 1.5h1.7v2.5h-1.7zM8.1 1.5h1.7v2.5H8.1z"],
  ],
  road: [
    ["stone", "M-14 6Q-5 2 -1 -3T13 -9L16 -3Q6 -1 3 4T-9 12Z"],
    ["stone-light", "M-8 4.5l4 1.5-3 2zM-2 0l4 1.5-3 2.5zM3.5 -5l4 1-3 2.5z"],
  ],
  theatre: [
    ["wall", "M-11 7A11 11 0 0 1 11 7Z"],
    ["roof", "M-11 7A11 11 0 0 1 11 7H8.5A8.5 8.5 0 0 0 -8.5 7Z"],
    ["shade-line", "M-6 7A6 6 0 0 1 6 7"],
    ["roof", "M-3.3 7A3.3 3.3 0 0 1 3.3 7Z"],
    ["line", "M0 -4V-9"],
    ["gold", "M0 -10.5L6 -8.7L0 -7Z"],
  ],
  harbour: [
    ["line", "M-1 2V-11"],
    ["light", "M0 -10Q8 -6 7.5 0H0Z"],
    ["roof", "M-2 -9Q-7 -5 -7 0H-2Z"],
    ["timber", "M-9 2H9L6.5 6H-6.5Z"],
    ["water", "M-11 5.5Q-8 3.8 -5.5 5.5T0 5.5T5.5 5.5T11 5.5V9H-11Z"],
  ],
  estate: [
    ["leaf", "M-10 7Q-12.5 -1 -10 -9Q-7.5 -1 -10 7ZM10 7Q7.5 -1 10 -9Q12.5 -1 10 7Z"],
    ["wall", "M-7.5 7V-2H7.5V7Z"],
    ["roof", "M-9 -1.5L-6 -6H6L9 -1.5Z"],
    ["wall", "M-2.5 -5V-9H2.5V-5Z"],
    ["roof", "M-3.8 -8.6L0 -12L3.8 -8.6Z"],
    ["dark", "M-5.7 7V4a1.4 1.4 0 0 1 2.8 0V7ZM-1.4 7V4a1.4 1.4 0 0 1 2.8 0V7ZM2.9 7V4a1.4 1.4 0 0 1 2.8 0V7Z"],
  ],
};
