import { Button } from "@mantine/core";
import { useMemo } from "react";
import type { SavedList } from "~/state/lists";
import { inOrder } from "~/sync/lists/activities";
import { useWords } from "~/ui/words";
import { useCompare } from "./use-compare";

/** Leads from somebody's list to its comparison with the reader's own. */
export function CompareButton({ list: { data } }: { list: SavedList }) {
  const w = useWords();
  const activities = useMemo(() => inOrder(data.activities).filter(({ status }) => status !== "dropped"), [data]);
  return (
    <Button variant="default" onClick={useCompare(data, activities)}>
      {w.basket.compare}
    </Button>
  );
}
