export { manners } from "./manners";
export { default as SceneBand } from "./SceneBand.svelte";
