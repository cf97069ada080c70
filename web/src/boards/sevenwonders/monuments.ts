/** The monument of each wonder, standing on its ground: about 140 wide, 126 high, in stone and what adorns it. */

export type Tone = "stone" | "shade" | "light" | "leaf" | "gold";

type Part = [tone: Tone, outline: string];

export const MONUMENTS: Record<string, Part[]> = {
  giza: [
    ["shade", "M92 126L142 54L192 126Z"],
    ["stone", "M92 126L142 54L152 126Z"],
    ["stone", "M-40 126L40 6L120 126Z"],
    ["shade", "M40 6L120 126H66Z"],
    ["gold", "M40 6L34 15H46Z"],
  ],
  alexandria: [
    ["stone", "M14 126V112H92V126Z"],
    ["stone", "M34 112L40 60H66L72 112ZM42 56V30H64V56ZM46 26V12H60V26Z"],
    ["shade", "M56 112V60H66L72 112ZM56 56V30H64V56ZM55 26V12H60V26Z"],
    ["shade", "M38 60H68V55H38ZM40 30H66V26H40Z"],
    ["light", "M49 82h8v12h-8zM49 66h8v8h-8zM50 38h6v9h-6z"],
    ["gold", "M53 -6Q64 4 53 12Q42 4 53 -6Z"],
  ],
  babylon: [
    ["stone", "M-20 126V96H120V126ZM0 94V66H100V94ZM20 64V36H80V64Z"],
    ["shade", "M70 126V96H120V126ZM66 94V66H100V94ZM58 64V36H80V64Z"],
    [
      "light",
      "M-10 126v-14a7 7 0 0 1 14 0v14zM20 126v-14a7 7 0 0 1 14 0v14zM50 126v-14a7 7 0 0 1 14 0v14zM80 126v-14a7 7 0 0 1 14 0v14zM12 94v-9a6 6 0 0 1 12 0v9zM44 94v-9a6 6 0 0 1 12 0v9zM76 94v-9a6 6 0 0 1 12 0v9zM44 64v-10a6 6 0 0 1 12 0v10z",
    ],
    [
      "leaf",
      "M-24 98q4 -14 12 -6q6 -12 14 0q6 -10 12 0v6q-6 8 -10 0q-6 12 -12 0q-8 10 -16 0zM88 98q6 -12 12 -4q8 -12 14 0q8 -4 10 6q-6 10 -12 0q-6 10 -12 0q-8 8 -12 -2zM-4 68q6 -14 12 -4q6 -10 14 2q-2 10 -8 4q-6 12 -10 0zM80 68q6 -14 12 -4q8 -8 12 4q-4 12 -10 4q-8 8 -14 -4zM16 38q8 -16 16 -6q8 -14 18 -2q8 -12 16 0q12 -8 18 8q-6 10 -12 0q-8 12 -16 0q-8 10 -16 0q-8 10 -14 2z",
    ],
  ],
  rhodes: [
    ["stone", "M10 126L16 112H92L98 126Z"],
    ["stone", "M40 20a12 12 0 1 1 24 0a12 12 0 1 1 -24 0ZM34 34H70L76 74H68L74 112H60L53 80L46 112H32L38 74H28Z"],
    ["shade", "M56 33H70L76 74H68L74 112H60L54 80Z"],
    ["stone", "M70 36L90 8L97 12L76 46ZM34 36L20 64L28 68L38 48Z"],
    ["gold", "M86 10Q82 -6 94 -12Q106 -2 99 13ZM40 14L38 4L45 9L52 1L59 9L66 4L64 14Z"],
  ],
  olympia: [
    ["stone", "M-16 46L50 14L116 46V52H-16Z"],
    ["shade", "M50 14L116 46V52H50Z"],
    ["shade", "M-8 52H108V120H-8Z"],
    ["stone", "M-8 54h10v66h-10zM18 54h10v66h-10zM72 54h10v66h-10zM98 54h10v66h-10z"],
    ["gold", "M40 68a10 10 0 1 1 20 0l7 24l-3 28H36l-3 -28Z"],
    ["stone", "M-22 118H122V128H-22Z"],
  ],
  halicarnassus: [
    ["stone", "M8 42L44 8H56L92 42Z"],
    ["shade", "M50 8H56L92 42H50Z"],
    ["gold", "M40 8q-2 -9 6 -10q10 -2 14 10z"],
    ["stone", "M2 42H98V51H2Z"],
    ["shade", "M8 51H92V92H8Z"],
    ["stone", "M10 52h9v38h-9zM30 52h9v38h-9zM61 52h9v38h-9zM81 52h9v38h-9z"],
    ["stone", "M-4 92H104V128H-4Z"],
    ["shade", "M56 92H104V128H56Z"],
    ["light", "M42 128V112a8 8 0 0 1 16 0V128Z"],
  ],
  byzantium: [
    ["stone", "M18 62a32 32 0 0 1 64 0Z"],
    ["shade", "M54 30a32 32 0 0 1 28 32H54Z"],
    ["gold", "M48 16h4v15h-4zM44 20h12v3h-12z"],
    ["stone", "M-6 128V64H106V128Z"],
    ["shade", "M56 128V64H106V128Z"],
    ["shade", "M-12 78a20 20 0 0 1 34 -8v10h-34zM112 78a20 20 0 0 0 -34 -8v10h34z"],
    ["stone", "M-20 128V30l6 -16l6 16V128ZM108 128V30l6 -16l6 16V128Z"],
    ["light", "M38 128V92a12 12 0 0 1 24 0V128ZM12 96v-8a5 5 0 0 1 10 0v8zM78 96v-8a5 5 0 0 1 10 0v8z"],
  ],
  rome: [
    ["stone", "M-30 126V56Q50 30 130 56V126Z"],
    ["shade", "M56 126V40Q100 44 130 56V126Z"],
    [
      "light",
      "M-16 126v-18a9 9 0 0 1 18 0v18zM16 126v-18a9 9 0 0 1 18 0v18zM48 126v-18a9 9 0 0 1 18 0v18zM80 126v-18a9 9 0 0 1 18 0v18zM108 126v-18a8 8 0 0 1 16 0v18zM-12 90v-10a7 7 0 0 1 14 0v10zM18 86v-10a7 7 0 0 1 14 0v10zM50 84v-10a7 7 0 0 1 14 0v10zM82 86v-10a7 7 0 0 1 14 0v10zM110 90v-8a6 6 0 0 1 12 0v8z",
    ],
    ["shade", "M-30 99Q50 88 130 99V94Q50 83 -30 94Z"],
  ],
  petra: [
    ["shade", "M-44 128L-30 40L10 8L96 2L132 40L146 128Z"],
    ["stone", "M-14 128V54H114V128Z"],
    ["stone", "M-20 54L50 22L120 54Z"],
    ["stone", "M34 32V14L50 4L66 14V32Z"],
    ["shade", "M50 22L120 54H50ZM50 4L66 14V26H50Z"],
    ["light", "M-6 60h10v64H-6zM18 60h10v64H18zM72 60h10v64H72zM96 60h10v64H96zM40 128V88a10 10 0 0 1 20 0V128Z"],
  ],
  ephesus: [
    ["stone", "M-20 44L50 12L120 44V51H-20Z"],
    ["shade", "M50 12L120 44V51H50Z"],
    ["gold", "M42 36a8 8 0 1 1 16 0z"],
    ["shade", "M-14 51H114V120H-14Z"],
    ["stone", "M-14 53h10v68h-10zM7 53h10v68H7zM28 53h10v68h-10zM62 53h10v68H62zM83 53h10v68h-10zM104 53h10v68h-10z"],
    ["stone", "M-26 119H126V130H-26Z"],
  ],
};
