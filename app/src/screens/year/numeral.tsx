import { useMemo } from "react";
import { YearNumeral } from "~/map/covers/year-numeral";
import type { SavedList } from "~/state/lists";
import { coverOfList } from "~/sync/lists/list-cover";

/** The year as digits that look out onto the places of its list. */
export default function Numeral({ list: { id, data } }: { list: SavedList }) {
  const subject = useMemo(() => ({ ...coverOfList({ ...data, id }), composition: "bareNumeral" as const }), [id, data]);
  return <YearNumeral year={data.year} subject={subject} />;
}
