import { useMemo } from "react";
import type { Activity } from "~/core";
import { Cover } from "~/map/covers/cover";
import { coverOfList } from "~/sync/lists/list-cover";
import classes from "./both-covers.module.css";

interface CoveredList {
  id: string;
  data: { year: number; activities: readonly Activity[] };
}

interface Props {
  mine: CoveredList | undefined;
  theirs: CoveredList;
}

/** The covers of two compared lists, the reader's first. Decoration: the heading beside them says whose they are. */
export function BothCovers({ mine, theirs }: Props) {
  return (
    <span className={classes.both} aria-hidden="true">
      {mine && mine.data.activities.length > 0 ? <CoverOf list={mine} /> : null}
      <CoverOf list={theirs} />
    </span>
  );
}

function CoverOf({ list: { id, data } }: { list: CoveredList }) {
  const subject = useMemo(() => coverOfList({ ...data, id }), [id, data]);
  return (
    <span className={classes.one}>
      <Cover subject={subject} />
    </span>
  );
}
