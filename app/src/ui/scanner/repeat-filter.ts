/** A code that has been out of sight for so long may be meant again. */
const FORGET_MS = 2_500;

/** Tells a code that was just brought into sight from one that the camera merely sees again, many times a second. */
export class RepeatFilter {
  #text: string | null = null;
  #seenMs = 0;

  isRepeat(text: string, nowMs: number): boolean {
    const isRepeat = text === this.#text && nowMs - this.#seenMs < FORGET_MS;
    this.#text = text;
    this.#seenMs = nowMs;
    return isRepeat;
  }

  /** Counts a code in sight before a pause as still in sight after it. */
  resume(nowMs: number): void {
    this.#seenMs = nowMs;
  }
}
