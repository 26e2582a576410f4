import { createContext, useContext } from "react";

interface FormState {
  submitting: boolean;
  /** Seconds until the next try is allowed. */
  waitS: number;
}

/** State of a form that its buttons follow. */
export const FormContext = createContext<FormState>({ submitting: false, waitS: 0 });

export function useFormState(): FormState {
  return useContext(FormContext);
}
