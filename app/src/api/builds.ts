/** Address of the server's build number. */
export const LATEST_BUILD = "/builds/latest.json";

/** Asks the server which build it serves; `null` where it cannot be asked. */
export async function latestBuild(): Promise<string | null> {
  const answer = await fetch(LATEST_BUILD, { cache: "no-store" }).catch(() => null);
  const build: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  const id = (build as { id?: unknown } | null)?.id;
  return typeof id === "string" ? id : null;
}
