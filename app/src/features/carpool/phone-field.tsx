import { TextInput, type TextInputProps } from "@mantine/core";
import { useCarpoolWords } from "~/ui/words/carpool";

const PHONE_MAX = 40;

/** A phone number, which only the people in the same car see. */
export function PhoneField(props: TextInputProps) {
  const w = useCarpoolWords();
  return (
    <TextInput
      {...props}
      type="tel"
      autoComplete="tel"
      maxLength={PHONE_MAX}
      label={w.phone.label}
      description={w.phone.hint}
    />
  );
}
