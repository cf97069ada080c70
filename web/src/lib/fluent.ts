import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./settings.svelte";

/** The messages of a catalogue. */
export function bundleOf(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(language === "fr" ? typeset(source) : source));
  return bundle;
}

/** A message with its gaps filled, null if the catalogue lacks it; numbers below zero have a real minus. */
export function said(bundle: FluentBundle, key: string, facts: Record<string, string | number>): string | null {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, facts).replace(/(?<![\w-])-(?=\d)/g, "−") : null;
}

/** In French, signs stand apart from their word but never alone on the next line, and apostrophes are curved. */
const typeset = (source: string): string =>
  source
    .replace(/ (?=[?!:;»%]|\$(?!\w))/g, "\u00a0")
    .replace(/« /g, "«\u00a0")
    .replace(/'/g, "’");
