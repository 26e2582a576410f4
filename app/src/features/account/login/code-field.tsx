import { TextInput, type TextInputProps } from "@mantine/core";
import { useFirstFocus } from "./use-first-focus";

/** A code, which phones offer from the message by themselves. */
export function CodeField(props: TextInputProps) {
  const field = useFirstFocus();
  return (
    <TextInput ref={field} size="md" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...props} />
  );
}
