/** Windows in which people sign in with another service, while their page stays open behind. */

/** Set in the window's own session storage, which it inherits from the page that opens it. */
const KEY = "yonder/popup";

/** Opens an address in a small window; answers whether the browser let it. */
export function openPopup(href: string): boolean {
  sessionStorage.setItem(KEY, "");
  const opened = window.open(href, "_blank", "popup,width=480,height=720");
  sessionStorage.removeItem(KEY);
  return opened !== null;
}

export function isPopup(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}
