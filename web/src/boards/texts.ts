import { bundleOf } from "../lib/fluent";
import { preferences, type Language } from "../lib/settings.svelte";

/** The words a board adds to those of its title, from its own two catalogues. */
export function boardTexts(sources: Record<Language, string>) {
  const bundles = { en: bundleOf("en", sources.en), fr: bundleOf("fr", sources.fr) };
  return (key: string, facts: Record<string, string | number> = {}): string => {
    const bundle = bundles[preferences.language];
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, facts) : key;
  };
}
