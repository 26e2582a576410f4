import { Button } from "@mantine/core";
import { IconCheck, IconUserPlus } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useLocation } from "~/routing/use-location";
import { isKnown, listFriendships, pendingRequests } from "~/state/friendships";
import { useSession } from "~/sync/session/use-session";
import { firstName } from "~/ui/people/person";
import { useWords } from "~/ui/words";
import classes from "./add-friend.module.css";
import { answer, askOwner } from "./deeds";
import { useFriendships } from "./use-friendships";

interface Props {
  /** Id of the person. */
  uid: string;
  /** Their full name, or their user name where that is all that is known. */
  name: string;
  userName: string;
}

/** People whose lists were read on this page before signing in: once there is an account, their friendship is offered. */
const readAsGuest = new Set<string>();

/** Button beside somebody's name that asks them to be friends, withdraws the request, or accepts theirs. */
export function AddFriend(props: Props) {
  const status = useSession((state) => state.status);
  const { friendships, uid } = useFriendships();
  if (status === "signed-out") return <AsGuest uid={props.uid} />;
  // Until everything is known, a friend would be offered a friendship.
  if (uid === "" || uid === props.uid || !isKnown(friendships, uid)) return null;
  if (listFriendships(friendships, uid).some((friend) => friend.uid === props.uid)) return null;
  return <AsMember {...props} />;
}

/** Leads to an account, and back here. */
function AsGuest({ uid }: { uid: string }) {
  const w = useWords();
  const here = useLocation();
  useEffect(() => void readAsGuest.add(uid), [uid]);
  return (
    <div className={classes.friend}>
      <Button component={Link} href={paths.signUp(here)} variant="default" leftSection={<Plus />}>
        {w.friends.addFriend}
      </Button>
    </div>
  );
}

function AsMember({ uid, name, userName }: Props) {
  const w = useWords();
  const { friendships, uid: own } = useFriendships();
  const [busy, setBusy] = useState(false);
  const now = Date.now();
  const incoming = pendingRequests(friendships, own, "to", now).find(({ from }) => from === uid);
  const outgoing = pendingRequests(friendships, own, "from", now).find(({ to }) => to === uid);
  const first = firstName({ name });
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true);
    await act();
    setBusy(false);
  };
  // One button at one place, so that the keyboard's focus stays on it.
  const isOffered = readAsGuest.has(uid);
  const button = incoming
    ? { text: w.friends.accept, label: w.friends.acceptOf(first), act: () => answer(incoming.id, "accept", first) }
    : outgoing
      ? {
          text: w.friends.takeBack,
          label: w.friends.takeBackOf(first),
          act: () => answer(outgoing.id, "cancel", first),
        }
      : { text: isOffered ? w.friends.befriend(first) : w.friends.addFriend, act: () => askOwner(userName) };
  return (
    <div className={classes.friend}>
      <p role="status">
        {incoming ? w.friends.asks(first) : null}
        {outgoing && !incoming ? (
          <>
            <IconCheck size={16} stroke={2.4} aria-hidden="true" /> {w.friends.requestSent}
          </>
        ) : null}
      </p>
      <Button
        variant={incoming || (isOffered && !outgoing) ? "filled" : outgoing ? "subtle" : "default"}
        {...(outgoing && !incoming ? { color: "gray" } : {})}
        loading={busy}
        leftSection={incoming || outgoing ? null : <Plus />}
        aria-label={"label" in button ? button.label : undefined}
        onClick={() => void run(button.act)}
      >
        {button.text}
      </Button>
    </div>
  );
}

function Plus() {
  return <IconUserPlus size={18} stroke={1.7} aria-hidden="true" />;
}
