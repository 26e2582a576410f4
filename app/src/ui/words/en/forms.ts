const s = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** The bounds that an error of a field names. */
interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

/** Forms: what is wrong with a field by the core's code, and what a form says about the whole. */
export const forms = {
  form: {
    failed: "Something went wrong. Please try again.",
    invalid: (fields: number) => `${s(fields, "field needs", "fields need")} your attention.`,
    wait: (seconds: number) => `Too many tries. Wait ${s(seconds, "second")}, then try again.`,
    unsaved: {
      title: "Leave without saving?",
      explained: "What you changed on this page isn’t saved yet.",
      stay: "Keep editing",
      leave: "Leave without saving",
    },
    /** A text is longer than its field allows. */
    excess: (count: number) => `${s(count, "character")} too many`,
    errors: {
      required: "Fill this in.",
      empty: "Fill this in.",
      wrongType: "We can’t read this. Enter it again.",
      tooShort: ({ min = 0 }: Bounds) => `Use at least ${s(min, "character")}.`,
      tooLong: ({ max = 0 }: Bounds) => `Use up to ${s(max, "character")}.`,
      tooFew: ({ min = 0 }: Bounds) => `Add at least ${min}.`,
      tooMany: ({ max = 0 }: Bounds) => `You can add up to ${max}.`,
      outOfRange: ({ min, max }: Bounds) =>
        min === undefined || max === undefined ? "Enter a whole number." : `Enter a number from ${min} to ${max}.`,
      unknownChoice: "Choose one of the options.",
      invalidMoment: "Enter a date and a time.",
      invalidDate: "Enter a date.",
      invalidTime: "Enter a time of day, like 09:30.",
      invalidTimeZone: "Choose a time zone.",
      invalidEmail: "Enter a full email address, like ada@example.org.",
      invalidCurrency: "Choose a currency.",
      invalidOrder: "This can’t be sorted. Reload the page.",
      invisibleCharacters: "Remove the invisible characters, or type this again.",
      forbiddenCharacters: "Use only lowercase letters, numbers, dots and underscores.",
      passwordIsName: "Choose a password that isn’t your name or email address.",
      passwordRepeats: "Choose a password that isn’t one character repeated.",
      passwordIsCommon: "Too many people use this password. Choose one that’s harder to guess.",
      passwordUnchanged: "This is your password already. Choose a different one.",
      notAfterStart: "Choose a time after the start.",
      past: "Choose a time in the future.",
      future: "Choose a time in the past.",
      overCapacity: "There aren’t that many seats.",
      duplicate: "This is already there.",
      taken: "This is taken.",
      wrongName: "This isn’t your user name.",
      unexpected: "Leave this empty.",
    },
  },
};
