/** Words of suggested dates, loaded with them. */
import { useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type ProposalWords = typeof en;

export function useProposalWords(): ProposalWords {
  return { en, de }[useLanguage()];
}
