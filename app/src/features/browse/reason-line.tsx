import {
  IconBookmark,
  IconCalendar,
  IconHeart,
  IconHome,
  IconSparkles,
  IconTicket,
  IconUsers,
} from "@tabler/icons-react";
import { listed } from "~/ui/format";
import { firstName } from "~/ui/people/person";
import { useWords, type Words } from "~/ui/words";
import classes from "./results.module.css";
import type { Reason } from "./suits";

const ICONS = {
  goes: IconUsers,
  booked: IconTicket,
  saved: IconBookmark,
  wants: IconHeart,
  near: IconHome,
  soon: IconCalendar,
  likes: IconSparkles,
} as const;

/** Explains the rank of a find in words. */
export function ReasonLine({ reason }: { reason: Reason }) {
  const w = useWords();
  const Icon = ICONS[reason.why];
  return (
    <span className={classes.wanted}>
      <Icon size={14} stroke={1.8} aria-hidden="true" />
      {reasonText(reason, w)}
    </span>
  );
}

function reasonText(reason: Reason, w: Words): string {
  switch (reason.why) {
    case "near":
    case "soon":
      return w.browse.reason[reason.why];
    case "likes":
      return w.browse.reason.likes(w.categories[reason.category]);
    case "wants":
      return w.browse.wantedBy(listed(reason.names));
    default: {
      const names = reason.names.map((name) => firstName({ name }));
      return w.browse.reason[reason.why](listed(names), names.length);
    }
  }
}
