import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useWords } from "~/ui/words";

/** A password, with a button to see it that the keyboard reaches. */
export function PasswordField(props: PasswordInputProps) {
  const w = useWords();
  return (
    <PasswordInput
      size="md"
      {...props}
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ "aria-label": w.login.showPassword, tabIndex: 0 }}
    />
  );
}
