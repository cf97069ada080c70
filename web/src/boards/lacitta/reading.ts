/** What can be read out of a view and the data files. */

import type { BuildingData, Files } from "./data";
import type { Service, View } from "./view";

export const SERVICES: readonly Service[] = ["culture", "education", "health"];

/** A text of the board itself, by its key. */
export type Words = (key: string, facts?: Record<string, string | number>) => string;

export const buildingsOf = (files: Files): Map<string, BuildingData> =>
  new Map(files.buildings.buildings.map((building) => [building.id, building]));

/** The six small buildings of the base game come first, in the order of the data file. */
export const smallBuildings = (buildings: Map<string, BuildingData>, view: View): string[] => {
  const inPlay = new Set(view.pools.flatMap((pool) => pool.sides));
  return [...buildings.values()].filter(({ id, size }) => size === "S" && inPlay.has(id)).map(({ id }) => id);
};

/** How many tiles are left that can be this building. */
export const tilesLeft = (view: View, building: string): number =>
  view.pools.find((pool) => pool.sides.includes(building))?.left ?? 0;

/** The arches on a building, one entry each; halves are drawn as halves. */
export function archesOf(building: BuildingData | undefined): { service: Service; half: boolean }[] {
  const arches: { service: Service; half: boolean }[] = [];
  for (const service of SERVICES) {
    const points = building?.services?.[service] ?? 0;
    for (let place = 0; place < Math.floor(points); place++) arches.push({ service, half: false });
    if (points % 1) arches.push({ service, half: true });
  }
  return arches;
}

/** What an answer to the question of a policy card costs; nothing is said of other answers. */
export function priceOf(view: View, words: string[]): number | null {
  const [verb = "", what = ""] = words;
  const number = verb === "look" ? (what === "all" ? 3 : 2) : Number(what);
  const option = view.plan.policy?.options.find(({ effect, n, buildings }) =>
    verb === "choose" ? buildings.includes(what) : effect === verb && n === number,
  );
  return option?.cost ?? null;
}
