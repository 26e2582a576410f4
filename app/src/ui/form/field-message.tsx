import type { FieldError } from "~/core";
import { useWords, type Words } from "../words";
import { codeOf } from "./field-code";

interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

/** A sentence of a form's own about an error of a field; `undefined` leaves the general one. */
export type Describe = (error: FieldError, words: Words) => string | undefined;

interface Props {
  error: FieldError;
  describe?: Describe | undefined;
}

/** An error of a field in the reader's language; it follows when another language is chosen. */
export function FieldMessage({ error, describe }: Props) {
  const words = useWords();
  return describe?.(error, words) ?? fieldMessage(error, words);
}

/** The sentence for an error; the core's own English one for a message that this page does not know. */
export function fieldMessage(error: FieldError, { form }: Words): string {
  const coded = codeOf(error);
  if (!coded) return `${error.message.charAt(0).toUpperCase()}${error.message.slice(1)}.`;
  const sentence: string | ((bounds: Bounds) => string) = form.errors[coded.code];
  return typeof sentence === "string" ? sentence : sentence(coded);
}
