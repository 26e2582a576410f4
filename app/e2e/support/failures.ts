import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

const LINES = 12;

/** Says at the very end what failed and why, so that the end of a long log is enough to know. */
export default class Failures implements Reporter {
  readonly #said: string[] = [];

  onTestEnd(test: TestCase, { errors }: TestResult): void {
    for (const { message = "" } of errors) {
      const why = stripVTControlCharacters(message).split("\n").filter(Boolean).slice(0, LINES);
      this.#said.push(`failed: ${test.title}\n  ${why.join("\n  ")}`);
    }
  }

  onExit(): void {
    for (const line of this.#said) console.error(line);
  }
}
