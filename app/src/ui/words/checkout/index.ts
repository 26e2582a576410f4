/** Words of booking a quest and of its ticket, loaded with them. */
import { useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type CheckoutWords = typeof en;

export function useCheckoutWords(): CheckoutWords {
  return { en, de }[useLanguage()];
}
