import { getJson } from "./client";
import type { RuntimeConfig } from "./schema";

let config: Promise<RuntimeConfig> | undefined;

/** Configuration that the server gives to everyone. Asked once; a failed request is asked again. */
export function runtimeConfig(): Promise<RuntimeConfig> {
  config ??= getJson<RuntimeConfig>("/config.json").catch((failure: unknown) => {
    config = undefined;
    throw failure;
  });
  return config;
}
