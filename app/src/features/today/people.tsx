import { Button } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { portraitOf } from "~/api/photo";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { Friend } from "~/state/friendships";
import type { ListsOf } from "~/sync/overlap/use-lists-of";
import { ago } from "~/ui/format";
import { FaceStack } from "~/ui/people/face-stack";
import { firstName } from "~/ui/people/person";
import { Portrait } from "~/ui/portrait";
import { useNow } from "~/ui/use-now";
import { useWords } from "~/ui/words";
import { ActivityPicture } from "./activity-picture";
import { friendsNews, type News as NewsItem } from "./friends-news";
import classes from "./today.module.css";
import { useFriendsLists } from "./use-friends-lists";

interface Props {
  friends: readonly Friend[];
  known: ListsOf;
  nowMs: number;
  requests: ReactNode;
}

/** Requests, news of friends, and people who are not here yet. */
export function People({ friends, known, nowMs, requests }: Props) {
  const w = useWords();
  return (
    <div className={classes.beside}>
      {requests}
      {friends.length > 0 ? <News friends={friends} known={known} nowMs={nowMs} /> : null}
      <section aria-labelledby="missing">
        <h2 id="missing">{w.today.missing}</h2>
        {friends.length > 0 ? (
          <FaceStack
            people={friends.map((friend) => ({ id: friend.uid, name: friend.name, photo: portraitOf(friend) }))}
            size="row"
          />
        ) : null}
        <p className={classes.soft}>{w.today.missingExplained}</p>
        <Button
          component={Link}
          href={paths.friends}
          variant="default"
          leftSection={<IconUserPlus size={18} stroke={1.7} aria-hidden="true" />}
        >
          {w.today.invite}
        </Button>
      </section>
    </div>
  );
}

function News({ friends, known, nowMs }: Omit<Props, "requests">) {
  const w = useWords();
  const news = friendsNews(friends, known, nowMs);
  return (
    <section aria-labelledby="news">
      <h2 id="news">{w.today.news}</h2>
      {news.length > 0 ? (
        <ul className={classes.news}>
          {news.map((each) => (
            <NewsRow key={each.id} news={each} nowMs={nowMs} />
          ))}
        </ul>
      ) : (
        <p className={classes.soft}>{w.today.quiet}</p>
      )}
    </section>
  );
}

/** News of friends for a page of their own; nothing without friends. */
export function FriendsNews() {
  const beside = useFriendsLists();
  const nowMs = useNow();
  return beside.friends.length > 0 ? <News {...beside} nowMs={nowMs} /> : null;
}

function NewsRow({ news: { friend, activity, list, at }, nowMs }: { news: NewsItem; nowMs: number }) {
  const w = useWords();
  const name = firstName(friend);
  return (
    <li>
      <Link href={paths.sharedList(list.year, list.id)} className={classes.newsRow}>
        <Portrait name={friend.name} uid={friend.uid} src={portraitOf(friend)} />
        <span>
          {activity ? w.today.friendDid(name, activity.title) : w.today.friendStarted(name, list.year)}{" "}
          <small>{ago(at, nowMs)}</small>
        </span>
        {activity ? <ActivityPicture activity={activity} /> : null}
      </Link>
    </li>
  );
}
