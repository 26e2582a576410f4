/** The core's rules of an account's email, password and names, and what a form says when one is broken. */
import { type FieldError, validateSignUp } from "~/core";
import { codeOf } from "~/ui/form/field-code";
import type { Describe } from "~/ui/form/field-message";

type Credentials = Partial<Record<"email" | "password" | "newPassword" | "name" | "user_name", string>>;

/** Errors of those credentials that the form has; `newPassword` follows the rules of a password. */
export function validateCredentials(values: Credentials): FieldError[] {
  const { newPassword, ...others } = values;
  const asked = newPassword === undefined ? others : { ...others, password: newPassword };
  return validateSignUp(asked)
    .filter(({ field }) => field in asked)
    .map((error) =>
      newPassword !== undefined && error.field === "password" ? { ...error, field: "newPassword" } : error,
    );
}

/** Sentences that name all the rules of a credential at once. */
export const describeCredential: Describe = (error, { login: { wrong } }) => {
  const { field } = error;
  const code = codeOf(error)?.code;
  if (code === "taken") return field === "email" ? wrong.emailTaken : wrong.taken;
  if (code === "passwordIsName" || code === "passwordRepeats") return undefined;
  if (field === "newPassword") return wrong.password;
  return field === "email" || field === "name" || field === "user_name" || field === "password"
    ? wrong[field]
    : undefined;
};
