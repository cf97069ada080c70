/** What a person chose for this device, remembered. */

import { MediaQuery } from "svelte/reactivity";

export type Language = "en" | "fr";
export type Theme = "system" | "light" | "dark";
/** How fast is told what happens. */
export type Speed = "slow" | "normal" | "fast" | "instant";
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];

function remembered<T extends string>(key: string, allowed: readonly T[], fallback: T): T {
  const value = localStorage.getItem(`quartier-${key}`);
  return allowed.includes(value as T) ? (value as T) : fallback;
}

const browserLanguage: Language = navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";

class Preferences {
  language = $state<Language>(remembered("language", ["en", "fr"], browserLanguage));
  theme = $state<Theme>(remembered("theme", ["system", "light", "dark"], "system"));
  motion = $state<boolean>(
    remembered("motion", ["on", "off"], matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "on") === "on",
  );
  speed = $state<Speed>(remembered("speed", SPEEDS, "normal"));
  sound = $state<boolean>(remembered("sound", ["on", "off"], "on") === "on");
  notify = $state<boolean>(remembered("notify", ["on", "off"], "off") === "on");
  private deviceIsDark = new MediaQuery("(prefers-color-scheme: dark)");

  get isDark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.deviceIsDark.current);
  }

  constructor() {
    $effect.root(() => {
      $effect(() => {
        localStorage.setItem("quartier-language", this.language);
        document.documentElement.lang = this.language;
      });
      $effect(() => {
        localStorage.setItem("quartier-theme", this.theme);
        // One attribute says it to all styles, whoever decided it.
        document.documentElement.toggleAttribute("data-dark", this.isDark);
      });
      $effect(() => {
        localStorage.setItem("quartier-motion", this.motion ? "on" : "off");
        document.documentElement.dataset.motion = this.motion ? "on" : "off";
      });
      $effect(() => localStorage.setItem("quartier-speed", this.speed));
      $effect(() => localStorage.setItem("quartier-sound", this.sound ? "on" : "off"));
      $effect(() => localStorage.setItem("quartier-notify", this.notify ? "on" : "off"));
    });
  }
}

/** How numbers, times and enumerations are written; English as the texts are, without the comma before "and". */
export const locales: Record<Language, string> = { en: "en-GB", fr: "fr" };

export const preferences = new Preferences();
