import { getJson } from "./client";
import type { RuntimeConfig } from "./schema";

let config: Promise<RuntimeConfig> | undefined;

/** What the server says the app may know before anybody has signed in. Asked once; what failed is asked again. */
export function runtimeConfig(): Promise<RuntimeConfig> {
  config ??= getJson<RuntimeConfig>("/config.json").catch((failure: unknown) => {
    config = undefined;
    throw failure;
  });
  return config;
}
