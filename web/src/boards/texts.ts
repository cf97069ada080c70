import { FluentBundle, FluentResource } from "@fluent/bundle";
import { preferences, type Language } from "../lib/settings.svelte";

/** The words a board adds to those of its title, from its own two catalogues. */
export function boardTexts(sources: Record<Language, string>) {
  const bundles = new Map<Language, FluentBundle>();
  for (const language of ["en", "fr"] as const) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(sources[language]));
    bundles.set(language, bundle);
  }
  return (key: string, facts: Record<string, string | number> = {}): string => {
    const bundle = bundles.get(preferences.language)!;
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, facts) : key;
  };
}
