/** The components for money, dates and figures. */
export const planning = {
  amounts: {
    title: "Money",
    prices: "Prices",
    each: "each",
    total: (seats: number) => `for ${seats} seats`,
    field: "Price of a seat",
    hint: "0 is free.",
    yen: "In yen",
    required: "Between two bounds",
    locked: "Not to be changed",
    value: (minor: string) => `Minor units: ${minor}`,
    none: "none",
  },
};
