/** Spread of the stars of reviews. Pure. */
export interface Spread {
  count: number;
  /** 0 without reviews. */
  mean: number;
  /** Five stars first. */
  rows: readonly { stars: number; count: number }[];
}

export function spreadOf(stars: readonly number[]): Spread {
  const count = stars.length;
  const sum = stars.reduce((total, each) => total + each, 0);
  return {
    count,
    mean: count > 0 ? sum / count : 0,
    rows: [5, 4, 3, 2, 1].map((each) => ({ stars: each, count: stars.filter((one) => one === each).length })),
  };
}
