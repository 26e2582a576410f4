import type { FieldError } from "~/core";

/** Errors of fields that are still empty, for forms whose values only the server can judge. */
export function requireFields<Values extends object>(
  values: Values,
  ...names: (keyof Values & string)[]
): FieldError[] {
  return names
    .filter((name) => String(values[name] ?? "").trim() === "")
    .map((field) => ({ field, message: "is required" }));
}
