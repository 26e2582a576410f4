/** Faces made of parts, picked by a hash: colours of skin, hair, clothes and ground, a hair style, glasses, a beard. Pure. */

interface HairStyle {
  /** Above the face. */
  front: string;
  /** Behind the shoulders. */
  behind?: string;
  /** True if a beard goes with it. */
  mayHaveBeard?: boolean;
}

export interface Face {
  ground: string;
  skin: { face: string; shade: string; lips: string };
  hair: string;
  clothes: string;
  style: HairStyle;
  glasses: boolean;
  beard: boolean;
}

const GROUNDS = ["#9cc4cf", "#f2cf6e", "#c9b3e0", "#b8cf9e", "#f2b08c", "#e8c6d4", "#a9d3c4", "#ecd9b0"];
const DARK_HAIR = ["#1e1b2e", "#2b1a14", "#d8d2c8"];
const HAIR = ["#1e1b2e", "#40281a", "#6f4527", "#b3672f", "#d9a441", "#d8d2c8"];
/** Each with hair that stands out from it. */
const SKINS = [
  { face: "#f4cda8", shade: "#e2b088", lips: "#b4503f", hair: HAIR },
  { face: "#e8b48a", shade: "#cf966a", lips: "#9c3f31", hair: HAIR },
  { face: "#c98d5e", shade: "#ab7146", lips: "#7d2f26", hair: ["#1e1b2e", "#40281a", "#d8d2c8"] },
  { face: "#a3683f", shade: "#85512e", lips: "#5a1f1a", hair: DARK_HAIR },
  { face: "#7b4b2d", shade: "#5f3720", lips: "#f0b49a", hair: DARK_HAIR },
];
const CLOTHES = ["#d9482b", "#1f7a8c", "#4a45a0", "#2f8f6b", "#6d2b56", "#f2a63a"];
const STYLES: readonly HairStyle[] = [
  // Short
  { front: "M12.5 21C11 10 17 6 24 6s13 4 11.5 15c-1-5-3-7.5-5-8-4 1-9 1-13 0-2 .5-4 3-5 8z", mayHaveBeard: true },
  // Parted to one side
  { front: "M12.5 22C10 8 20 5 27 6c7 1 10 7 8.5 16-1-5-3-8-6-9-4 3-10 3-14 3-2 1-2.5 3-3 6z", mayHaveBeard: true },
  // Curls
  {
    front:
      "M12 21a5 5 0 0 1-1-8 6 6 0 0 1 7-6.5 7 7 0 0 1 12 0 6 6 0 0 1 7 6.5 5 5 0 0 1-1 8c0-4-2-7-4-7.5-5 1.5-11 1.5-16 0-2 .5-4 3.5-4 7.5z",
    mayHaveBeard: true,
  },
  // Bald above, hair at the sides
  { front: "M12.8 22c-1-3-.8-6 .7-8 .8 2 .8 5 .5 8zM35.2 22c1-3 .8-6-.7-8-.8 2-.8 5-.5 8z", mayHaveBeard: true },
  // Long
  {
    front: "M12.5 23C11 10 17 6 24 6s13 4 11.5 17c-1-6-4-9-8-10-3 3-8 4.5-12 5-1.5 1-2.5 3-3 5z",
    behind: "M11 22C9 8 17 4.5 24 4.5S39 8 37 22l2 17H9z",
  },
  // A bob
  {
    front: "M12 24C11 10 17 6 24 6s13 4 12 18c-1-5-2-8-3-9.5-6 1-12 1-18 0-1 1.5-2 4.5-3 9.5z",
    behind: "M10 22C9 9 16 5 24 5s15 4 14 17l.5 9h-29z",
  },
  // A bun
  {
    front:
      "M19.5 5a4.5 4.5 0 1 1 9 0c0 .7-.1 1.2-.3 1.700 5.5 1.5 8 6.300 7.300 14.300-1-5-4-8-7.5-8.5-3 1-6 1-9 0-3.5.5-6.5 3.5-7.5 8.5-.7-8 2-12.8 8.300-14.300-.2-.5-.3-1-.3-1.700z",
  },
  // A round crown of hair
  {
    front: "M12.5 22c0-5 2-8.5 4-9 5 1.5 10 1.5 15 0 2 .5 4 4 4 9 7-4 5-20-11.5-20S5.5 18 12.5 22z",
    behind: "M24 3C8 3 4 20 11 29h26C44 20 40 3 24 3z",
  },
  // A head scarf
  {
    front: "M12 34C8 12 15 5.5 24 5.5S40 12 36 34c-2-1-3-3-3-6 2-8-1-15-9-15s-11 7-9 15c0 3-1 5-3 6z",
    behind: "M10 24C9 10 16 4.5 24 4.5S39 10 38 24l3 18H7z",
  },
];

/** Seed that is a hash already: the server gives those of people whose ids the reader need not know. */
const HASHED = /^#[0-9a-f]{8}$/;

/** The face of a seed. */
export function faceOf(seed: string): Face {
  const next = picker(seed);
  const style = next(STYLES);
  const skin = next(SKINS);
  return {
    style,
    skin,
    ground: next(GROUNDS),
    hair: next(skin.hair),
    clothes: next(CLOTHES),
    glasses: next([true, false, false, false]),
    beard: next([true, false]) && style.mayHaveBeard === true,
  };
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}

/** Picks from lists by a hash of a seed, mixed on for each pick (xorshift). */
function picker(seed: string): <T>(items: readonly T[]) => T {
  let state = HASHED.test(seed) ? Number.parseInt(seed.slice(1), 16) | 0 : hashOf(seed);
  return (items) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return items[(state >>> 0) % items.length] as (typeof items)[number];
  };
}
