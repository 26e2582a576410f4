import { IconLink, IconLock, IconUsers, IconWorld } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { Visibility } from "~/core";
import { hasLiveLink } from "~/sync/lists/live-link";
import { fetchMeta } from "~/sync/lists/meta";
import { useWords } from "~/ui/words";
import classes from "./visibility-line.module.css";

const ICONS = { private: IconLock, friends: IconUsers, link: IconLink, public: IconWorld } satisfies Record<
  Visibility,
  typeof IconLock
>;

interface Props {
  listId: string;
  /** Opens where it is changed. */
  onOpen: () => void;
}

/** Visibility of a list, in one line that leads to sharing. Its height is there before that is known. */
export function VisibilityLine({ listId, onOpen }: Props) {
  const w = useWords();
  const { data: meta } = useQuery({ queryKey: ["meta", listId], queryFn: () => fetchMeta(listId) });
  const visibility = meta?.visibility ?? "friends";
  const Icon = ICONS[visibility];
  const hasLink = visibility === "friends" && hasLiveLink(meta ?? {});
  const isEdited = visibility === "private" && (meta?.editors ?? []).length > 0;
  return (
    <div className={classes.line}>
      {meta ? (
        <button type="button" aria-haspopup="dialog" onClick={onOpen}>
          <Icon size={17} stroke={1.7} aria-hidden="true" />
          {isEdited ? w.sharing.seenByEditors : hasLink ? w.sharing.seenByFriendsAndLink : w.sharing.seenBy[visibility]}
        </button>
      ) : null}
    </div>
  );
}
