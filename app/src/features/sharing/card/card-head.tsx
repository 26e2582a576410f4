import { Progress } from "@mantine/core";
import type { ComponentType } from "react";
import { useStore } from "zustand";
import { portraitOf } from "~/api/photo";
import type { CoverSubject } from "~/core/covers";
import { Cover } from "~/map/covers/cover";
import { friendshipsStore } from "~/state/friendships";
import { progressOf } from "~/sync/lists/activities";
import { useOwnerName } from "~/sync/lists/use-owner-name";
import type { SharedList } from "~/sync/lists/use-shared-list";
import { firstName } from "~/ui/people/person";
import { Portrait } from "~/ui/portrait";
import { useWords } from "~/ui/words";
import classes from "./shared-card.module.css";

/** Offers to be friends with the owner; not there for friends. */
export type AddFriendSlot = ComponentType<{ uid: string; name: string; userName: string }>;

interface Props {
  list: SharedList;
  AddFriend: AddFriendSlot;
  cover: CoverSubject;
  /** Wishes that are on the reader's own list as well; `null` where they have none. */
  common: number | null;
  /** Name that the owner sees of a guest who has said something. */
  guestName: string | undefined;
  onRename: () => void;
}

/** Whose list it is, and how far it has come. */
export function CardHead({ list: { data }, AddFriend, cover, common, guestName, onRename }: Props) {
  const w = useWords();
  const { year, createdByUsername, userId, activities } = data;
  const name = useOwnerName(data);
  const owner = firstName({ name });
  const card = useStore(friendshipsStore, ({ cards }) => cards[userId]);
  const { done, total } = progressOf(activities);
  return (
    <header>
      <div className={classes.banner}>
        <Cover subject={cover} shape="wide" />
      </div>
      <div className={classes.owner}>
        <Portrait name={name} uid={userId} src={card ? portraitOf(card) : undefined} size="card" />
        <p>
          <b>{name}</b>
          <small>{w.card.by(createdByUsername)}</small>
        </p>
        <AddFriend uid={userId} name={name} userName={card?.user_name ?? createdByUsername} />
      </div>
      <h1>{w.card.title(owner, year)}</h1>
      <div className={classes.progress}>
        <Progress
          value={total === 0 ? 0 : (100 * done) / total}
          color="var(--moss-ink)"
          size="sm"
          aria-label={w.list.progress(done, total)}
        />
        <p>
          {w.list.progress(done, total)}
          {common === null ? "" : ` · ${w.card.common(common)}`}
        </p>
      </div>
      {guestName ? (
        <p className={classes.guest}>
          {w.card.asGuest(owner, guestName)}{" "}
          <button type="button" onClick={onRename}>
            {w.card.changeName}
          </button>
        </p>
      ) : null}
    </header>
  );
}
