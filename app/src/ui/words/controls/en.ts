/** The shared controls for dates, money and figures. */
export const en = {
  money: {
    unreadable: (example: string) => `Type an amount like ${example}.`,
    tooPrecise: (currency: string, digits: number) =>
      digits === 0 ? `${currency} has no decimals.` : `${currency} has ${digits} decimals at most.`,
    negative: "An amount can’t be below zero.",
    tooLow: (min: string) => `At least ${min}.`,
    tooHigh: (max: string) => `At most ${max}.`,
    tooLarge: "That amount is too large.",
  },
};
