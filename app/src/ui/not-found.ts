/** Thrown while drawing a page whose subject is not there, or not for the reader; which of the two is not told. */
export class NotFound extends Error {
  constructor(path: string) {
    super(`Page Not Found: ${path}`);
    this.name = "NotFound";
  }
}
