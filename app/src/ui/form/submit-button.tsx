import { Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import { useFormState } from "./form-context";

/** Sends the form around it; busy while that is on its way, disabled while the server asks to wait. */
export function SubmitButton({ disabled = false, ...rest }: ButtonProps & { children: ReactNode }) {
  const { submitting, waitS } = useFormState();
  return <Button type="submit" {...rest} loading={submitting} disabled={disabled || waitS > 0} />;
}
