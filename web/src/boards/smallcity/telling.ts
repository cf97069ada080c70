export { manners } from "./manners";
export { default as SceneBand } from "./SceneBand.svelte";
export { default as Picture } from "./Picture.svelte";
