import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./settings.svelte";

const FIXED = "\u00a0";
const NARROW = "\u202f";

/** The messages of a catalogue. */
export function bundleOf(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(typeset(language, source)));
  return bundle;
}

/** A message with its gaps filled, null if the catalogue lacks it; numbers below zero have a real minus. */
export function said(bundle: FluentBundle, key: string, facts: Record<string, string | number>): string | null {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? realMinus(bundle.formatPattern(pattern, facts)) : null;
}

/** A minus before a number instead of the hyphen that stands for it. */
export const realMinus = (text: string): string => text.replace(/(?<![\w-])-(?=\d)/g, "−");

/**
 * A text as it is printed: apostrophes are curved, and in French signs stand apart from their word but never alone on
 * the next line. It works on sources of catalogues, too, where a gap ends with a brace.
 */
export function typeset(language: Language, source: string): string {
  const text = source.replace(/(?<=[\p{L}}])'/gu, "’");
  if (language !== "fr") return text;
  return text
    .replace(/ (?=[?!;%])/g, NARROW)
    .replace(/ (?=[:»]|\$(?!\w))/g, FIXED)
    .replace(/« /g, `«${FIXED}`);
}
