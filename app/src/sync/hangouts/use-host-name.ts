import { useQuery } from "@tanstack/react-query";
import { call } from "~/api/call";
import type { OpenHangout } from "./use-hangout";

/** The name of who calls a hangout. Who has not joined does not see its members and asks for it; empty until that is known. */
export function useHostName(open: OpenHangout | undefined): string {
  const snapshot = open?.snapshot;
  const host = snapshot?.members.find(({ data }) => data.userId === snapshot.hangout.data.hostId);
  const id = open?.actor.hangoutId ?? "";
  const key = open?.actor.key ?? null;
  const { data } = useQuery({
    queryKey: ["host of hangout", id, key],
    queryFn: () => preview(id, key),
    enabled: open !== undefined && !host,
  });
  return host?.data.name ?? data ?? "";
}

async function preview(id: string, key: string | null): Promise<string> {
  const found = key && !key.includes(".") ? { code: key } : { id };
  const { host } = await call("joinHangout", { ...found, preview: true, idempotencyKey: crypto.randomUUID() });
  return host.name;
}
