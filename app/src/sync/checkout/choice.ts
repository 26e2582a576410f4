/** Date and seats that the reader chose for a quest, on its page or at its checkout: either page begins with them. */
export interface SeatChoice {
  /** Id of the date; `null` until one is chosen. */
  sessionId: string | null;
  seats: number;
}

/** By the ids of the quests, while the page is open. */
const choices = new Map<string, SeatChoice>();

export function seatChoice(questId: string): SeatChoice {
  return choices.get(questId) ?? { sessionId: null, seats: 1 };
}

export function rememberSeatChoice(questId: string, choice: SeatChoice): void {
  choices.set(questId, choice);
}
