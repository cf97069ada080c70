import { preferences } from "./settings.svelte";
import type { TableEvent } from "./types";

/** What can be heard at a table, made on the spot: there are no files. */
export type Sound = "turn" | "card" | "coin" | "build" | "conflict" | "vote" | "end" | "victory";

/** One note: how high (Hz), from when on and how long (s), how loud. Noise has a band around its height. */
interface Note {
  wave: OscillatorType | "noise";
  pitch: number;
  at?: number;
  lasts: number;
  loud: number;
}

const bell = (pitch: number, at: number, lasts: number, loud = 0.5): Note[] => [
  { wave: "sine", pitch, at, lasts, loud },
  { wave: "sine", pitch: pitch * 2.01, at, lasts: lasts * 0.6, loud: loud * 0.25 },
];

export const SOUNDS: Record<Sound, Note[]> = {
  turn: [...bell(660, 0, 0.18), ...bell(880, 0.12, 0.3)],
  card: [{ wave: "noise", pitch: 2_000, lasts: 0.06, loud: 0.5 }],
  coin: [...bell(1_800, 0, 0.09, 0.25), ...bell(2_400, 0.05, 0.12, 0.25)],
  build: [
    { wave: "noise", pitch: 300, lasts: 0.05, loud: 0.9 },
    { wave: "triangle", pitch: 140, lasts: 0.12, loud: 0.6 },
  ],
  conflict: [
    { wave: "noise", pitch: 700, lasts: 0.2, loud: 0.7 },
    { wave: "square", pitch: 110, lasts: 0.25, loud: 0.12 },
  ],
  vote: bell(330, 0, 0.4, 0.45),
  end: [...bell(523, 0, 0.5), ...bell(440, 0.22, 0.5), ...bell(392, 0.44, 0.5), ...bell(330, 0.66, 0.9)],
  victory: [...bell(392, 0, 0.5), ...bell(523, 0.2, 0.5), ...bell(659, 0.4, 0.5), ...bell(784, 0.6, 1)],
};

const LOUDNESS = 0.4;
/** The same sound is not heard twice at once. */
const APART = 100;
/** Of several pages that show the same table, one calls. */
const ONE_CALL = 2_000;

let context: AudioContext | null = null;
const last: Partial<Record<Sound, number>> = {};

/** Browsers, and people, want silence until somebody has touched the page. */
function wake() {
  if (!preferences.sound || !("AudioContext" in window)) return;
  // After a telephone call some devices leave a context that never sounds again.
  if (context && !["running", "suspended"].includes(context.state)) context = null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}
addEventListener("pointerdown", wake);
addEventListener("keydown", wake);

/** Let a sound be heard, if the person wants any and looks at the page; a call to play is heard anyway. */
export function play(sound: Sound) {
  if (!preferences.sound || context?.state !== "running") return;
  if (sound === "turn" ? calledElsewhere() : document.hidden) return;
  const now = performance.now();
  if (now - (last[sound] ?? -APART) < APART) return;
  last[sound] = now;
  for (const note of SOUNDS[sound]) sing(context, note);
}

function calledElsewhere(): boolean {
  const before = Number(localStorage.getItem("quartier-called") ?? 0);
  if (Date.now() - before < ONE_CALL) return true;
  localStorage.setItem("quartier-called", String(Date.now()));
  return false;
}

function sing(audio: AudioContext, { wave, pitch, at = 0, lasts, loud }: Note) {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * LOUDNESS, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(audio.destination);
  if (wave === "noise") hiss(audio, pitch, start, lasts, gain);
  else {
    const voice = new OscillatorNode(audio, { type: wave, frequency: pitch });
    voice.connect(gain);
    voice.start(start);
    voice.stop(start + lasts);
  }
}

function hiss(audio: AudioContext, pitch: number, start: number, lasts: number, gain: GainNode) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.8 })).connect(gain);
  source.start(start);
}

/** What events sound like. Of several at once the first sound in this order is heard. */
const HEARD: [Sound, string[]][] = [
  ["conflict", ["conflict", "victory", "defeat", "hunger", "starved", "broken"]],
  ["vote", ["voice", "revealed", "ruling", "votes"]],
  [
    "build",
    [
      ...["built", "stage", "castle-placed", "founded", "enlarged", "hall", "extended", "gift-built", "warehouse"],
      ...["grown", "demolished", "disc-advances", "disc-enters", "architect"],
    ],
  ],
  ["coin", ["coins", "paid", "paid-bank", "sold", "income", "card-gold", "money", "bribe-taken", "bought"]],
  [
    "card",
    ["hand", "drawn", "recruited", "policy", "took", "keeps", "side", "plans-build", "plans-stage", "plans-sale"],
  ],
];

/** The sound of what happened; null for what is not heard. */
export function soundOf(events: readonly TableEvent[]): Sound | null {
  const keys = new Set(events.map(({ key }) => key.replace("event-", "")));
  return HEARD.find(([, heard]) => heard.some((key) => keys.has(key)))?.[0] ?? null;
}
