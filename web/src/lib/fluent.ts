import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./settings.svelte";

/** The messages of a catalogue. */
export function bundleOf(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(language === "fr" ? unbroken(source) : source));
  return bundle;
}

/** French signs stand apart from their word, and never alone on the next line. */
const unbroken = (source: string): string =>
  source.replace(/ (?=[?!:;»%]|\$(?!\w))/g, "\u00a0").replace(/« /g, "«\u00a0");
