/**
 * Has the browser keep the app on this device, once the page is idle. A browser that does not do so, or whose owner does
 * not want it, goes on as before: the app then needs the network to open.
 */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
