import { createContext, useContext } from "react";

interface FormState {
  submitting: boolean;
  /** Seconds until the next try is allowed. */
  waitS: number;
}

/** What the buttons of a form follow. */
export const FormContext = createContext<FormState>({ submitting: false, waitS: 0 });

export function useFormState(): FormState {
  return useContext(FormContext);
}
