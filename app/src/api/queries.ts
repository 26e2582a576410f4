import { QueryClient } from "@tanstack/react-query";

/** Repeating is the client's part (see `getJson`), so that no request is repeated twice over. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000 } },
});
