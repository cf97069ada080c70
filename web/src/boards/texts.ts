import { bundleOf, said } from "../lib/fluent";
import { preferences, type Language } from "../lib/settings.svelte";

/** The words a board adds to those of its title, from its own two catalogues. */
export function boardTexts(sources: Record<Language, string>) {
  const bundles = { en: bundleOf("en", sources.en), fr: bundleOf("fr", sources.fr) };
  return (key: string, facts: Record<string, string | number> = {}): string =>
    said(bundles[preferences.language], key, facts) ?? key;
}
