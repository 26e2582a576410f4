/** The core's rules of an account's email, password and names, and what a form says when one is broken. */
import { type FieldError, validateSignUp } from "~/core";
import { codeOf, type FieldCode } from "~/ui/form/field-code";
import type { Describe } from "~/ui/form/field-message";

/** The core's message for what is missing. An empty text breaks a rule of length there, which is no help to read. */
const REQUIRED = "is required";

type Credentials = Partial<Record<"email" | "password" | "newPassword" | "name" | "user_name", string>>;

/** Errors of those credentials that the form has; `newPassword` follows the rules of a password. */
export function validateCredentials(values: Credentials): FieldError[] {
  const { newPassword, ...others } = values;
  const asked = newPassword === undefined ? others : { ...others, password: newPassword };
  return validateSignUp(asked)
    .filter(({ field }) => field in asked)
    .map((error) => (isBlank(asked, error.field) ? { ...error, message: REQUIRED } : error))
    .map((error) =>
      newPassword !== undefined && error.field === "password" ? { ...error, field: "newPassword" } : error,
    );
}

function isBlank(values: Credentials, field: string): boolean {
  return Object.entries(values).some(([name, value]) => name === field && value.trim() === "");
}

/** Faults of a password that have a sentence of their own. */
const OWN_SENTENCES: ReadonlySet<FieldCode> = new Set([
  "passwordIsName",
  "passwordRepeats",
  "passwordIsCommon",
  "passwordUnchanged",
]);

/** Sentences that name all the rules of a credential at once; of an empty one, what belongs there. */
export const describeCredential: Describe = (error, { login: { missing, taken, wrong } }) => {
  const { field } = error;
  const code = codeOf(error)?.code;
  if (code === "required") return Object.entries(missing).find(([name]) => name === field)?.[1];
  if (code === "taken") return field === "email" ? wrong.emailTaken : taken;
  if (code !== undefined && OWN_SENTENCES.has(code)) return undefined;
  if (field === "newPassword") return wrong.password;
  return field === "email" || field === "name" || field === "user_name" || field === "password"
    ? wrong[field]
    : undefined;
};
