/** Words of booking a quest and of its ticket, loaded with them. */
import { languageStore, useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type CheckoutWords = typeof en;

export function useCheckoutWords(): CheckoutWords {
  return { en, de }[useLanguage()];
}

/** The words, for what is said outside of components. */
export function checkoutWords(): CheckoutWords {
  return { en, de }[languageStore.getState().language];
}
