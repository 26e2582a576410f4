import type { CodedError } from "./field-message";

/** Errors of fields that are still empty, for forms whose values only the server can judge. */
export function requireFields<Values extends object>(
  values: Values,
  ...names: (keyof Values & string)[]
): CodedError[] {
  return names
    .filter((name) => String(values[name] ?? "").trim() === "")
    .map((field) => ({ field, code: "required", message: "is required" }));
}
