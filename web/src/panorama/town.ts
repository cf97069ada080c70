/** The buildings of a town of today, as pieces of a skyline. */

import { box, disc, repeated, round, shape, stroke, variety, type Piece } from "./drawing";

const GLASS = "#bfe0ec";
const LIT = "#ffe3a0";
const DOOR = "#4a3a34";
const WALLS = ["#f3e3c3", "#ecd0b0", "#f6ead6", "#e3c6a8", "#efd9d0", "#dfe3d6"];
const ROOFS = ["#b4533c", "#9c4632", "#c76a47", "#7d4a3c", "#a65f3a"];
const LEAVES = ["#5b8f4e", "#6fa45a", "#497d46"];

const pick = <T>(list: readonly T[], chance: number): T => list[Math.floor(chance * list.length)]!;

/** Windows in rows; a few of them are lit. */
function windows(
  chance: () => number,
  left: number,
  top: number,
  columns: number,
  rows: number,
  across = 6,
  down = 8,
): string {
  return repeated(rows, (line) =>
    repeated(columns, (column) =>
      box(chance() < 0.22 ? LIT : GLASS, left + column * across, top + line * down, across * 0.55, down * 0.55),
    ),
  );
}

/** A small house with a gable. */
export function house(seed: string): Piece {
  const chance = variety(seed);
  const [wall, roof] = [pick(WALLS, chance()), pick(ROOFS, chance())];
  const high = 13 + Math.floor(chance() * 4);
  const art =
    box(wall, -9, -high, 18, high) +
    shape("#0000001a", `M1 0V${-high}H9V0Z`) +
    box(roof, 4, -high - 10, 3, 8) +
    shape(roof, `M-11.500 ${-high}L0 ${-high - 11}L11.500 ${-high}Z`) +
    shape("#00000022", `M0 ${-high - 11}L11.500 ${-high}H1Z`) +
    box(DOOR, -2, -7, 4.2, 7) +
    box(chance() < 0.5 ? LIT : GLASS, -7, -high + 3, 3.4, 3.6) +
    box(GLASS, 4, -high + 3, 3.4, 3.6);
  return { width: 22, art };
}

/** A house of many floors, the higher the larger its neighbourhood. */
export function block(seed: string, floors: number): Piece {
  const chance = variety(seed);
  const wall = pick(WALLS, chance());
  const roof = pick(ROOFS, chance());
  const high = floors * 9 + 5;
  const columns = floors > 4 ? 4 : 3;
  const half = columns * 3.2 + 2;
  const flat = chance() < 0.5;
  const top = flat
    ? box(roof, -half - 1, -high - 2, 2 * half + 2, 3) + box("#8b8f94", half - 7, -high - 7, 4, 5)
    : shape(roof, `M${-half - 1.5} ${-high}L${-half + 3} ${-high - 7}H${half - 3}L${half + 1.5} ${-high}Z`);
  const art =
    top +
    box(wall, -half, -high, 2 * half, high) +
    box("#0000001a", half * 0.35, -high, half * 0.65, high) +
    windows(chance, -half + 3, -high + 4, columns, floors - 1, 6.4, 9) +
    box(DOOR, -2.2, -8, 4.4, 8);
  return { width: 2 * half + 3, art };
}

/** A shop with an awning, with offices over it where trade is good. */
export function shop(seed: string, floors = 0, colour = "#3673ad"): Piece {
  const chance = variety(seed);
  const high = 16 + floors * 9;
  const wall = pick(["#eef1f2", "#e6dccb", "#dfe8ee"], chance());
  const stripes = repeated(3, (index) => shape("#ffffff", `M${-9 + index * 7} -16h3.500l-.5 5h-4z`, 0.9));
  const art =
    box(wall, -11, -high, 22, high) +
    box("#0000001a", 4, -high, 7, high) +
    box(colour, -12, -high - 2.5, 24, 3.5) +
    windows(chance, -8, -high + 4, 3, floors, 6.4, 9) +
    shape(colour, "M-12 -17H12L14 -11H-14Z") +
    stripes +
    box(GLASS, -9, -9, 10, 6) +
    box(DOOR, 3.5, -9, 5, 9);
  return { width: 27, art };
}

/** Saw-tooth roofs, chimneys, smoke. */
export function factory(seed: string, size: number, smoke = 1): Piece {
  const chance = variety(seed);
  const halls = size + 1;
  const half = halls * 5.5;
  const wall = pick(["#c98a4a", "#b9744a", "#c2a06a"], chance());
  const teeth = repeated(halls, (index) => {
    const left = -half + index * 11;
    return (
      shape("#8f5a3a", `M${left} -13V-21L${left + 11} -13Z`) + shape(GLASS, `M${left + 1.5} -14V-18L${left + 6} -14Z`)
    );
  });
  const stacks = repeated(size, (index) => {
    const x = half - 6 - index * 11;
    const high = 38 + Math.floor(chance() * 10);
    const puffs = repeated(smoke ? 3 : 0, (puff) =>
      disc("#ffffff", x + 3 + puff * (5 + chance() * 3), -high - 5 - puff * 5, 3 + puff * 1.6).replace(
        "/>",
        ' opacity=".55"/>',
      ),
    );
    return (
      puffs +
      shape("#a5583f", `M${x - 3} -12L${x - 1.8} ${-high}H${x + 1.8}L${x + 3} -12Z`) +
      box("#f2e6d8", round(x - 2.2), -high + 4, 4.4, 3)
    );
  });
  const art =
    stacks +
    teeth +
    box(wall, -half, -14, 2 * half, 14) +
    box("#0000001f", half * 0.4, -14, half * 0.6, 14) +
    windows(chance, -half + 3, -10, halls, 1, 8, 8) +
    box(DOOR, half - 8, -8, 5, 8);
  return { width: 2 * half + 3, art };
}

export function tree(seed: string): Piece {
  const chance = variety(seed);
  const leaf = pick(LEAVES, chance());
  const high = 10 + chance() * 6;
  if (chance() < 0.3)
    return {
      width: 9,
      art:
        box("#6d5138", -0.8, -5, 1.6, 5) +
        shape(leaf, `M0 ${round(-high - 10)}Q6 -6 4 -3H-4Q-6 -6 0 ${round(-high - 10)}Z`),
    };
  return {
    width: 12,
    art:
      box("#6d5138", -1, -high * 0.7, 2, high * 0.7) +
      disc(leaf, 0, -high, 6) +
      disc(leaf, -3.6, -high + 3.5, 4) +
      disc("#ffffff22", -1.6, -high - 1.8, 3),
  };
}

/** Lawn, trees, a pond. */
export function park(seed: string, size = 1): Piece {
  const half = 15 + size * 4;
  const trees = repeated(2 + size, (index) => {
    const { art } = tree(`${seed} ${index}`);
    return `<g transform="translate(${round(-half + 6 + (index * (2 * half - 12)) / (1 + size))} -1)">${art}</g>`;
  });
  const art =
    shape("#8fbf6a", `M${-half} 0Q${-half * 0.5} -6 0 -4T${half} 0Z`) +
    trees +
    shape("#8cc3dc", "M-7 -0.500q7 -4 14 0z");
  return { width: 2 * half, art };
}

/** A wheel, a tent or a stage. */
export function leisure(seed: string): Piece {
  const kind = Math.floor(variety(seed)() * 3);
  if (kind === 0) {
    const cabins = ["#d9534a", "#e9b949", "#3a8fb7", "#5b9c57", "#d9534a", "#e9b949", "#3a8fb7", "#5b9c57"];
    const spokes = repeated(8, (index) => {
      const [x, y] = [Math.cos((index * Math.PI) / 4) * 17, Math.sin((index * Math.PI) / 4) * 17 - 24];
      return stroke("#8f98a0", `M0 -24L${round(x)} ${round(y)}`, 0.8) + disc(cabins[index]!, x, y, 2.6);
    });
    const rim = '<circle cx="0" cy="-24" r="17" fill="none" stroke="#8f98a0" stroke-width="1.4"/>';
    return {
      width: 40,
      art: stroke("#6b747b", "M-10 0L0 -24L10 0", 1.8) + rim + spokes + disc("#6b747b", 0, -24, 2.4),
    };
  }
  if (kind === 1)
    return {
      width: 34,
      art:
        stroke("#6b5138", "M0 -24V-31", 1) +
        shape("#e9b949", "M0 -31L8 -29L0 -27Z") +
        shape("#c9473d", "M-15 -12Q-4 -16 0 -25Q4 -16 15 -12V0H-15Z") +
        shape(
          "#fbeee0",
          "M-9 -13.500Q-2 -17 0 -25Q-1 -16 -3.500 -12V0H-9ZM9 -13.500Q2 -17 0 -25Q1 -16 3.500 -12V0H9Z",
        ) +
        shape(DOOR, "M-3 0Q-2 -7 0 -9Q2 -7 3 0Z"),
    };
  return {
    width: 36,
    art:
      shape("#f3e6d2", "M-15 0V-19H15V0Z") +
      shape("#bb463c", "M-18 -18L0 -28L18 -18Z") +
      disc("#fbeee0", 0, -21.5, 2.4) +
      repeated(4, (index) => box("#ffffff", -13 + index * 7.6, -17, 2.8, 15)) +
      shape("#8f2f2a", "M-4.500 0V-11H4.500V0Z") +
      box("#d9c6a5", -17, -2, 34, 2),
  };
}

export function garage(seed: string): Piece {
  const cars = ["#d9534a", "#3a8fb7", "#e9b949", "#5b9c57"];
  const chance = variety(seed);
  const decks = repeated(2, (deck) => {
    const y = -8 - deck * 9;
    return (
      box("#5c666e", -13, y - 0.5, 26, 5) +
      repeated(3, (car) => shape(pick(cars, chance()), `M${-11 + car * 8} ${y + 4.5}v-2l1.500 -2h3l1.500 2v2z`))
    );
  });
  return {
    width: 30,
    art:
      box("#aab3ba", -14, -22, 28, 22) +
      decks +
      box("#3673ad", 7, -33, 9, 9) +
      stroke("#ffffff", "M10 -26V-31.500H12Q14 -31.500 14 -29.800T12 -28H10", 1.3) +
      box("#6b747b", 11, -24, 1.2, 3),
  };
}

/** A hall of columns under a dome, with a flag. */
export function townHall(): Piece {
  return {
    width: 52,
    art:
      stroke("#5d5148", "M0 -47V-57", 1) +
      shape("#c9473d", "M0.500 -57L10 -54.500L0.500 -52Z") +
      shape("#7fa3a8", "M-9 -34A9 12 0 0 1 9 -34Z") +
      shape("#ffffff", "M-6 -35A6 10 0 0 1 -1 -44Q-3.500 -39 -3.500 -34Z", 0.35) +
      box("#efe3cc", -10, -35, 20, 6) +
      box("#f3e8d4", -24, -21, 48, 21) +
      shape("#d9c8a9", "M-15 -21L0 -30L15 -21Z") +
      repeated(5, (index) => box("#fffaf0", -12.5 + index * 5.6, -19, 2.8, 16)) +
      box("#d9c8a9", -26, -3, 52, 3) +
      box("#d9c8a9", -25, -22.5, 50, 2.5) +
      box(GLASS, -21, -16, 4, 7) +
      box(GLASS, 17, -16, 4, 7) +
      shape(DOOR, "M-2.500 -3V-10A2.500 2.500 0 0 1 2.500 -10V-3Z"),
  };
}

/** A public building: columns, a clock, a cross, an arch, whatever it is known by. */
export function institution(kind: string): Piece {
  const front = (wall: string, roof: string, sign: string): Piece => ({
    width: 34,
    art:
      box(wall, -15, -18, 30, 18) +
      box("#0000001a", 7, -18, 8, 18) +
      shape(roof, "M-17 -18L-13 -25H13L17 -18Z") +
      box(GLASS, -12, -13, 4.5, 6) +
      box(GLASS, 8, -13, 4.5, 6) +
      box(DOOR, -2.5, -8, 5, 8) +
      sign,
  });
  const temple = (stone: string, sign: string): Piece => ({
    width: 38,
    art:
      box(stone, -16, -17, 32, 17) +
      shape(stone, "M-19 -17L0 -28L19 -17Z") +
      shape("#0000001a", "M0 -28L19 -17H0Z") +
      repeated(5, (index) => box("#fffaf0", -14 + index * 6.3, -16, 3, 13)) +
      box("#cdbd9f", -18, -3, 36, 3) +
      sign,
  });
  if (kind === "school")
    return front(
      "#f0d9b5",
      "#a9523c",
      box("#f0d9b5", -5, -33, 10, 10) +
        shape("#a9523c", "M-6.500 -33L0 -39L6.500 -33Z") +
        disc("#ffffff", 0, -28, 3) +
        stroke("#44372f", "M0 -28V-30M0 -28H1.600", 0.7),
    );
  if (kind === "clinic")
    return front(
      "#f7f4ee",
      "#7f96a3",
      box("#ffffff", -5, -28, 10, 10) +
        shape("#c9473d", "M-1.200 -27h2.400v2.800h2.800v2.400h-2.800v2.800h-2.400v-2.800h-2.800v-2.400h2.800z"),
    );
  if (kind === "police")
    return front("#c6d3e0", "#3c5f8a", disc("#4f8fd0", 0, -27, 2.6) + box("#3c5f8a", -1, -26, 2, 3));
  if (kind === "fire_station")
    return front(
      "#e7b9a6",
      "#a8362d",
      shape("#a8362d", "M-8 0V-10H-3.500V0ZM3.500 0V-10H8V0Z") + box("#a8362d", -2, -36, 4, 12),
    );
  if (kind === "metro")
    return {
      width: 26,
      art:
        shape("#6b7f74", "M-11 0V-11A11 9 0 0 1 11 -11V0H8V-10A8 6.500 0 0 0 -8 -10V0Z") +
        shape("#30383d", "M-8 0V-7H8V0Z") +
        disc("#e9b949", 0, -14, 4.2) +
        stroke("#30383d", "M-2 -12.500V-15.500L0 -13.500L2 -15.500V-12.500", 1),
    };
  if (kind === "university") return temple("#d8c39a", disc("#e9b949", 0, -21, 2.4));
  if (kind === "library")
    return temple(
      "#cdb8a6",
      shape("#7d4a3c", "M-4 -19.500q2 -1.500 4 0q2 -1.500 4 0v-3.600q-2 -1.500 -4 0q-2 -1.500 -4 0z"),
    );
  return temple("#dcd6c8", disc("#9a6a52", 0, -21, 2.2));
}

export function warehouse(): Piece {
  return {
    width: 30,
    art:
      shape("#9aa3a0", "M-13 0V-13Q0 -21 13 -13V0Z") +
      stroke("#7c8582", "M-13 -13Q0 -21 13 -13", 1.6) +
      box("#6d5138", -7, -9, 14, 9) +
      stroke("#8d6d4f", "M-7 -6H7M-7 -3H7M0 -9V0", 0.8),
  };
}

export function refinery(): Piece {
  return {
    width: 40,
    art:
      repeated(
        2,
        (index) =>
          shape("#d7dbd8", `M${-17 + index * 15} 0V-14Q${-11 + index * 15} -19 ${-5 + index * 15} -14V0Z`) +
          shape("#00000018", `M${-10 + index * 15} 0V-16.500Q${-6 + index * 15} -16 ${-5 + index * 15} -14V0Z`),
      ) +
      shape("#8f98a0", "M12 0L13.500 -36H16.500L18 0Z") +
      shape("#f2a33c", "M15 -44Q19 -39 15 -36Q11 -39 15 -44Z") +
      stroke("#8f98a0", "M-17 -6H18M-3 -12H12", 1.2),
  };
}

export function port(): Piece {
  return {
    width: 40,
    art:
      stroke("#c9702f", "M-8 0L-5 -30H14M-5 -30L2 0M-5 -30L-13 -26M14 -30V-20", 1.8) +
      box("#3a8fb7", 10, -20, 8, 6) +
      box("#c9473d", -17, -6, 8, 6) +
      box("#e9b949", -17, -12, 8, 6) +
      box("#5b9c57", 8, -6, 8, 6),
  };
}

export const cloud = (x: number, y: number, size: number, fill = "#ffffff", opacity = 0.85): string =>
  `<g opacity="${opacity}" transform="translate(${round(x)} ${round(y)}) scale(${round(size)})">` +
  shape(fill, "M-14 4a6 6 0 0 1 2 -11.600a9 9 0 0 1 16.500 -1.500a6.600 6.600 0 0 1 8.500 13.100z") +
  "</g>";
