import { preferences, type Speed } from "../settings.svelte";

/** How long everything takes at a speed, against the usual; at once, nothing is told on the way. */
const FACTORS: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.5, instant: 0 };

export const factor = (): number => FACTORS[preferences.speed];
