/** Where each wonder stands, by daylight: sky above and below, hills behind and before. */
export const LANDSCAPES: Record<string, [high: string, low: string, far: string, near: string]> = {
  alexandria: ["#a9d3e6", "#eaf4ee", "#7fa8a0", "#4f7d86"],
  babylon: ["#f0cf8e", "#f8ecd0", "#9db36c", "#6f8a49"],
  ephesus: ["#c8d9ee", "#f4efe4", "#b7b890", "#87905f"],
  giza: ["#f6c983", "#fbeac4", "#e0b874", "#c4955a"],
  halicarnassus: ["#e9c3b0", "#f7e9dc", "#a9b48b", "#7d9067"],
  olympia: ["#bcd9c0", "#f2f3df", "#8fb07a", "#638a5a"],
  rhodes: ["#9fcbe0", "#e9f3f2", "#d4c08f", "#a88f5f"],
  rome: ["#e6b58b", "#f7e6cf", "#b59a6a", "#8c734a"],
  petra: ["#f3c98b", "#f7e7c6", "#d9b57c", "#c89a5b"],
  byzantium: ["#d7b7cf", "#f3e6ee", "#9c9fb8", "#6f7597"],
};
