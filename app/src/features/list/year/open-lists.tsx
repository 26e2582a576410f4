import { useQueries } from "@tanstack/react-query";
import type { ProfileYear } from "~/api/schema";
import { hasLiveLink } from "~/sync/lists/live-link";
import { fetchMeta } from "~/sync/lists/meta";
import { useLists } from "~/sync/lists/use-lists";
import { listed } from "~/ui/format";
import { Part } from "~/ui/part";
import { RowsSkeleton } from "~/ui/states";
import { useWords } from "~/ui/words";
import { SeenLists } from "./seen-lists";

/** Those of one's lists that others can open, as the server shows them: without the items marked "only me". */
export function OpenLists({ years }: { years: readonly ProfileYear[] }) {
  const w = useWords();
  const lists = useLists(({ shown }) => shown);
  const closed = lists.filter(({ id }) => !years.some(({ listId }) => listId === id));
  const metas = useQueries({
    queries: closed.map(({ id }) => ({ queryKey: ["meta", id], queryFn: () => fetchMeta(id) })),
  });
  if (metas.some(({ isPending }) => isPending)) return <RowsSkeleton rows={2} label={w.list.loading} />;
  const linked = closed.filter((_, at) => hasLiveLink(metas[at]?.data ?? {}));
  const none = linked.length > 0 ? w.viewAs.noneWithoutLink : w.viewAs.noLists;
  return (
    <Part title={w.viewAs.lists} lede={years.length === 0 ? none : undefined}>
      <SeenLists years={years} lists={lists} />
      {linked.length > 0 ? (
        <p>{w.viewAs.byLink(linked.length, listed(linked.map(({ data }) => String(data.year))))}</p>
      ) : null}
    </Part>
  );
}
