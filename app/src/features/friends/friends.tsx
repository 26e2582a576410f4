import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { friendsOf, isKnown } from "~/state/friendships";
import { Part } from "~/ui/part";
import { RowsSkeleton } from "~/ui/states";
import { useWords } from "~/ui/words";
import { AskForm } from "./ask-form";
import { FriendList } from "./friend-list";
import classes from "./friends.module.css";
import { InviteLink } from "./invite-link";
import { Requests } from "./requests";
import { useFriendships } from "./use-friendships";

/** Friends, requests, and the ways to more friends. */
export function Friends({ isPage = false }: { isPage?: boolean }) {
  const w = useWords();
  const { friendships, uid } = useFriendships();
  const friends = friendsOf(friendships, uid);
  const known = isKnown(friendships, uid);
  return (
    <Part
      title={isPage ? w.friends.all : w.friends.title}
      id="friends"
      lede={known && friends.length === 0 ? w.friends.none : undefined}
    >
      <Requests />
      {known ? <FriendList friends={friends} /> : <RowsSkeleton rows={3} label={w.friends.loading} />}
      {friends.length > 0 ? (
        <Link href={paths.leaderboard} className={classes.board}>
          {w.friends.board}
        </Link>
      ) : null}
      <div className={classes.ways}>
        <InviteLink />
        <AskForm />
      </div>
    </Part>
  );
}
