/** Describes this browser and the server's build, as lines of a message. */
export function diagnosticsText(buildId: string | undefined): string {
  return [
    `build ${buildId ?? "unknown"}`,
    navigator.userAgent,
    `window ${window.innerWidth} × ${window.innerHeight}, ${window.devicePixelRatio} dots per pixel`,
    `languages ${navigator.languages.join(", ")}`,
  ].join("\n");
}
