import { Button, Group } from "@mantine/core";
import { useStore } from "zustand";
import { sentence } from "~/api/failure";
import { isHidden } from "~/api/hidden";
import { SeenCard } from "~/features/account/profile/seen-card";
import { SeenBadges } from "~/features/badges/badges";
import { SeenLists } from "~/features/list/year/seen-lists";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { friendshipsStore, listFriendships } from "~/state/friendships";
import { useProfile } from "~/sync/profiles/use-profile";
import { useSession } from "~/sync/session/use-session";
import { Part } from "~/ui/part";
import { FailureNotice, Notice, RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import classes from "./screen.module.css";

/** Somebody else's profile, as far as they show it to the reader. */
export function Person({ uid }: { uid: string }) {
  const w = useWords();
  const { data, error, refetch } = useProfile({ uid });
  useTitle(data?.card?.name ?? w.person.title);
  if (isHidden(error)) return <Missing />;
  if (error && !data) return <FailureNotice sentence={sentence(error)} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton label={w.common.loadingPage} rows={6} />;
  return (
    <div className={classes.page}>
      <SeenCard uid={uid} card={data.card} isMain />
      {data.stats ? <SeenBadges stats={data.stats} /> : null}
      <Part title={w.person.lists} lede={data.years.length === 0 ? w.person.noLists : undefined}>
        <SeenLists years={data.years} />
      </Part>
      <Ways uid={uid} name={data.card?.name ?? ""} />
    </div>
  );
}

/** Ways to go on with somebody. */
function Ways({ uid, name }: { uid: string; name: string }) {
  const w = useWords();
  const reader = useSession((state) => state.uid);
  const friendships = useStore(friendshipsStore);
  const isFriend = reader !== null && listFriendships(friendships, reader).some((friend) => friend.uid === uid);
  return (
    <Group gap="sm">
      {isFriend ? (
        <Button component={Link} href={paths.compareWith(uid)} aria-label={w.friends.compareWith(name)}>
          {w.friends.compare}
        </Button>
      ) : null}
      <Button component={Link} href={paths.report("user", uid)} variant="default">
        {w.support.contact.report}
      </Button>
    </Group>
  );
}

function Missing() {
  const w = useWords();
  return (
    <Notice
      main
      title={w.person.missing}
      action={
        <Button component={Link} href={paths.friends} variant="default">
          {w.person.friends}
        </Button>
      }
    >
      {w.person.missingExplained}
    </Notice>
  );
}
