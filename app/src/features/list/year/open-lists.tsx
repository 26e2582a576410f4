import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { Cover } from "~/map/covers/cover";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { SavedList } from "~/state/lists";
import { progressOf } from "~/sync/lists/activities";
import { coverOfList } from "~/sync/lists/list-cover";
import { hasLiveLink } from "~/sync/lists/live-link";
import { fetchMeta } from "~/sync/lists/meta";
import { useLists } from "~/sync/lists/use-lists";
import { listed } from "~/ui/format";
import { Part } from "~/ui/part";
import { RowsSkeleton } from "~/ui/states";
import { useWords } from "~/ui/words";
import classes from "./years.module.css";

/** Visibilities that let somebody open a list by itself, without its secret link. */
const OPEN_TO = { friend: ["friends", "public"], public: ["public"] };

/** Those of one's lists that others can open, as they see them: without the items marked "only me". */
export function OpenLists({ as }: { as: keyof typeof OPEN_TO }) {
  const w = useWords();
  const lists = useLists(({ shown }) => shown);
  const metas = useQueries({
    queries: lists.map(({ id }) => ({ queryKey: ["meta", id], queryFn: () => fetchMeta(id) })),
  });
  if (metas.some(({ isPending }) => isPending)) return <RowsSkeleton rows={2} label={w.list.loading} />;
  const isOpen = (at: number) => OPEN_TO[as].includes(metas[at]?.data?.visibility ?? "friends");
  const open = lists.filter((_, at) => isOpen(at));
  const linked = lists.filter((_, at) => !isOpen(at) && hasLiveLink(metas[at]?.data ?? {}));
  const years = listed(linked.map(({ data }) => String(data.year)));
  const none = linked.length > 0 ? w.viewAs.noneWithoutLink : w.viewAs.noLists;
  return (
    <Part title={w.viewAs.lists} lede={open.length === 0 ? none : undefined}>
      <ul className={classes.open}>
        {open.map((list) => (
          <OpenList key={list.id} list={list} />
        ))}
      </ul>
      {linked.length > 0 ? <p>{w.viewAs.byLink(linked.length, years)}</p> : null}
    </Part>
  );
}

function OpenList({ list: { id, data } }: { list: SavedList }) {
  const w = useWords();
  const subject = useMemo(() => coverOfList({ ...data, id }), [id, data]);
  const { done, total } = progressOf(data.activities.filter(({ hidden }) => !hidden));
  return (
    <li>
      <Cover subject={subject} shape="thumbnail" />
      <span>
        <Link href={paths.sharedList(data.year, id)}>{data.year}</Link> {w.list.progress(done, total)}
      </span>
    </li>
  );
}
