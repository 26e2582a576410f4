import { useQuery, useQueryClient } from "@tanstack/react-query";
import { readItem, writeItem } from "~/state/device";
import { withSearch } from "./searches";

const NAME = "searches";
const nothing: readonly string[] = [];

/** The searches kept on this device, each as the part of the address that makes it. */
export function useSearches() {
  const client = useQueryClient();
  const { data: searches = nothing } = useQuery({
    queryKey: [NAME],
    queryFn: async () => (await readItem<readonly string[]>(NAME)) ?? nothing,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const change = (next: readonly string[]) => {
    client.setQueryData([NAME], next);
    void writeItem(NAME, next);
  };
  return {
    searches,
    save: (text: string) => change(withSearch(searches, text)),
    drop: (text: string) => change(searches.filter((each) => each !== text)),
  };
}
