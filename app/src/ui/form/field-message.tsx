import type { FieldError } from "~/core";
import { useWords, type Words } from "../words";

interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

/** An error of a field with its stable code and the bounds it names. */
export type CodedError = FieldError & Bounds & { code?: string | undefined };

/** A sentence of a form's own about an error of a field; `undefined` leaves the general one. */
export type Describe = (error: CodedError, words: Words) => string | undefined;

interface Props {
  error: CodedError;
  describe?: Describe | undefined;
}

/** An error of a field in the reader's language; it follows when another language is chosen. */
export function FieldMessage({ error, describe }: Props) {
  const words = useWords();
  return describe?.(error, words) ?? fieldMessage(error, words);
}

/** The sentence for the error's code; the core's own English one for a code that this page does not know. */
export function fieldMessage({ code, message, min, max }: CodedError, { form }: Words): string {
  const known: Record<string, string | ((bounds: Bounds) => string)> = form.errors;
  const sentence = known[code ?? ""];
  if (sentence === undefined) return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
  return typeof sentence === "string" ? sentence : sentence({ min, max });
}
