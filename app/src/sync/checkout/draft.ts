/** Choices and texts of somebody at a checkout, stored on this device until the seats are booked. */
import { adoptTyped, keepTyped } from "../typed-texts/typed-texts";

export interface CheckoutDraft {
  /** Id of the date; `null` until one is chosen. */
  sessionId: string | null;
  /** `null` until somebody has chosen. */
  seats: number | null;
  /** Names of the others, by their seats. */
  names: readonly string[];
  /** Answers to the creator's questions by their ids. */
  answers: Readonly<Record<string, string>>;
}

export const EMPTY_DRAFT: CheckoutDraft = { sessionId: null, seats: null, names: [], answers: {} };

const fieldOf = (questId: string) => `checkout/${questId}`;

/** Reads the draft of a quest, also one that was begun before signing in. */
export async function readCheckoutDraft(questId: string): Promise<CheckoutDraft> {
  const text = await adoptTyped(fieldOf(questId));
  try {
    return { ...EMPTY_DRAFT, ...(JSON.parse(text) as Partial<CheckoutDraft>) };
  } catch {
    return EMPTY_DRAFT;
  }
}

export function keepCheckoutDraft(questId: string, draft: CheckoutDraft): void {
  keepTyped(fieldOf(questId), JSON.stringify(draft));
}

export function forgetCheckoutDraft(questId: string): void {
  keepTyped(fieldOf(questId), "");
}
