import { useStore } from "zustand";
import { portraitOf } from "~/api/photo";
import type { Activity } from "~/core";
import { friendshipsStore } from "~/state/friendships";
import { usePhoto } from "~/sync/photos/use-photo";
import { listed } from "~/ui/format";
import { FaceStack } from "~/ui/people/face-stack";
import { firstName } from "~/ui/people/person";
import { Stamp } from "~/ui/stamp";
import { WishPicture } from "~/ui/wish-picture";
import { useWords } from "~/ui/words";
import classes from "./story.module.css";

interface Props {
  activity: Activity;
  /** `true` if it opens a chapter: its picture is large, the words beside it. */
  large: boolean;
}

/** One thing that was done: its picture with the stamp of the day, what was written about it, and who was there. */
export function StoryEntry({ activity, large }: Props) {
  const { title, note, doneAt, place } = activity;
  const at = doneAt ? new Date(doneAt) : null;
  return (
    <li className={classes.entry} data-large={large || undefined}>
      <div className={classes.picture}>
        <EntryPicture activity={activity} />
        {at ? (
          <time dateTime={doneAt} className={classes.stamp}>
            <Stamp above={place?.name ?? ""} year={at.getFullYear()} day={at.getDate()} month={at.getMonth() + 1} />
          </time>
        ) : null}
      </div>
      <div className={classes.words}>
        <h4>{title}</h4>
        {note ? <p>{note}</p> : null}
        <With uids={activity.withUserIds ?? []} />
      </div>
    </li>
  );
}

function EntryPicture({ activity }: { activity: Activity }) {
  const w = useWords();
  const photo = usePhoto(activity.proofRef, "full");
  if (!photo) return <WishPicture activity={activity} shape="card" />;
  return (
    <img src={photo} alt={w.photos.of(activity.title)} loading="lazy" decoding="async" className={classes.photo} />
  );
}

/** Those who were there, as far as one knows them. */
function With({ uids }: { uids: readonly string[] }) {
  const w = useWords();
  const cards = useStore(friendshipsStore, (known) => known.cards);
  const people = uids.flatMap((uid) => {
    const card = cards[uid];
    return card ? [{ id: uid, name: card.name, photo: portraitOf(card) }] : [];
  });
  if (people.length === 0) return null;
  return (
    <p className={classes.with}>
      <FaceStack people={people} size="tiny" names="hidden" />
      {w.year.withPeople(listed(people.map(firstName)))}
    </p>
  );
}
