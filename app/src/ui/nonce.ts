/** The nonce of this page's style policy, which the server wrote into it; none while developing. */
export function styleNonce(): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
  return nonce.startsWith("__") ? "" : nonce;
}
