/** Words of an invitation, as guests and members read it. Apart from all others: a guest's page loads no more than these. */
import { useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type InvitationWords = typeof en;

export function useInvitationWords(): InvitationWords {
  return { en, de }[useLanguage()];
}
