/** The worker's side of the whole core. */
import { answering, type ServingScope } from "./answering.ts";
import { IndexHolder } from "./holder.ts";

/**
 * Answers the questions of a page that has called {@link connect}. The WebAssembly is loaded by the first question, so
 * that no message is lost while it loads.
 *
 * @param scope - the worker's own scope, `self`, or a `MessagePort`
 */
export function serve(scope: ServingScope): void {
  answering(scope, new IndexHolder().answers);
}
