import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { call } from "~/api/call";
import { userNameError } from "~/core";

/** Milliseconds without typing before the server is asked. */
const RESTED_MS = 350;

/** Tells whether a user name is available: unknown until it is a possible one and the server has answered. */
export function useNameCheck(typed: string): "free" | "taken" | "unknown" {
  const [userName] = useDebouncedValue(typed, RESTED_MS);
  const { data } = useQuery({
    queryKey: ["checkUsername", userName],
    queryFn: () => call("checkUsername", { user_name: userName }),
    enabled: userName !== "" && userNameError(userName) === undefined,
  });
  if (!data || userName !== typed) return "unknown";
  return data.free ? "free" : "taken";
}
