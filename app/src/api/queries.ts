import { QueryClient } from "@tanstack/react-query";

/**
 * Repeating is the client's part (see `getJson`), so that no request is repeated twice over. Without a network what
 * somebody wants to change fails at once and says so, in place of going out later without a word.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000 },
    mutations: { networkMode: "always" },
  },
});
