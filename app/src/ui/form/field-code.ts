import type { FieldError } from "~/core";
import type { Words } from "../words";

/** Error code of a field, whatever the language. */
export type FieldCode = keyof Words["form"]["errors"];

export interface CodedError {
  code: FieldCode;
  min?: number | undefined;
  max?: number | undefined;
}

/**
 * The core's messages, which are part of its interface: a test holds them to this table. Codes beside the messages would
 * cost each first view another kilobyte of the core, and forms are never part of it.
 */
const MESSAGES: readonly (readonly [code: FieldCode, message: RegExp])[] = [
  ["required", /^is required$/],
  ["empty", /^must not be empty$/],
  ["tooShort", /^must have at least (?<min>\d+) characters$/],
  ["tooLong", /^must have at most (?<max>\d+) characters$/],
  ["tooFew", /^must have at least (?<min>\d+) |^must name at least one /],
  ["tooMany", /^must have at most (?<max>\d+) /],
  ["outOfRange", /^must be a (?:whole )?number(?: from (?<min>-?\d+) to (?<max>-?\d+))?$/],
  ["unknownChoice", /^must be one of /],
  ["invalidMoment", /^must be a date and time$/],
  ["invalidDate", /^must be a day like /],
  ["invalidTime", /^must be a time of day like /],
  ["invalidTimeZone", /^must be a zone like /],
  ["invalidEmail", /^must be an e-mail address$/],
  ["invalidCurrency", /^must be an ISO 4217 code /],
  ["invalidOrder", /^must be an order key$/],
  ["invisibleCharacters", /^must not have invisible characters$/],
  ["forbiddenCharacters", /^must have only a to z/],
  ["passwordIsName", /^must not be your name or e-mail address$/],
  ["passwordRepeats", /^must not be one character repeated$/],
  ["passwordIsCommon", /^must not be one of the most common passwords$/],
  ["passwordUnchanged", /^must differ from the current one$/],
  ["notAfterStart", /^must (?:be after the beginning|not be before the earliest)$/],
  ["past", /^must be in the future$/],
  ["future", /^must not be in the future$/],
  ["overCapacity", /^must not be more than the seats$/],
  ["duplicate", /^is there twice$/],
  ["taken", /^is taken$/],
  ["unexpected", /^(?:is not asked|cannot be set|must be missing for whole days)$/],
  ["wrongName", /^must be your own user name$/],
  ["wrongType", /^(?:must be (?:true or false|an object|a (?:text|list|string|boolean))|cannot be read)/],
];

/** The code of an error and the bounds it names; `undefined` for a message that this page does not know. */
export function codeOf({ message }: Pick<FieldError, "message">): CodedError | undefined {
  for (const [code, pattern] of MESSAGES) {
    const match = pattern.exec(message);
    if (match) return { code, min: bound(match.groups?.min), max: bound(match.groups?.max) };
  }
  return undefined;
}

function bound(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}
