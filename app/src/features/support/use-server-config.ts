import { useQuery } from "@tanstack/react-query";
import { getJson } from "~/api/client";
import type { RuntimeConfig } from "~/api/schema";

/** The server's settings for the app. */
export function useServerConfig() {
  return useQuery({ queryKey: ["config"], queryFn: () => getJson<RuntimeConfig>("/config.json") });
}
