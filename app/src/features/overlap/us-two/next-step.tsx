import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useStore } from "zustand";
import { sentence } from "~/api/failure";
import { newHangoutOf } from "~/routing/hangout-paths";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useLocation } from "~/routing/use-location";
import { friendshipsStore, friendsOf, pendingRequests } from "~/state/friendships";
import { useSession } from "~/sync/session/use-session";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import classes from "./us-two.module.css";

interface Props {
  uid: string;
  name: string;
  userName: string;
  onAsk: (userName: string) => Promise<void>;
}

/** The way from a comparison to a date together: an account, then friends. */
export function NextStep({ uid, name, userName, onAsk }: Props) {
  const w = useWords();
  const here = useLocation();
  const status = useSession((state) => state.status);
  const isSignedOut = status === "signed-out" || status === "ended-before";
  return (
    <section className={classes.next} aria-labelledby="us-two-next">
      <h2 id="us-two-next">{w.usTwo.date}</h2>
      {isSignedOut ? (
        <>
          <p>{w.usTwo.signUpExplained(name)}</p>
          <Group gap="sm">
            <Button component={Link} href={paths.signUp(here)}>
              {w.join.signUp}
            </Button>
            <Button component={Link} href={paths.login(here)} variant="default">
              {w.join.signIn}
            </Button>
          </Group>
        </>
      ) : (
        <AsMember uid={uid} name={name} userName={userName} onAsk={onAsk} />
      )}
    </section>
  );
}

function AsMember({ uid, name, userName, onAsk }: Props) {
  const w = useWords();
  const own = useSession((state) => state.uid) ?? "";
  const state = useStore(friendshipsStore);
  const [busy, setBusy] = useState(false);
  const isFriend = friendsOf(state, own).some((friend) => friend.uid === uid);
  const isAsked = pendingRequests(state, own, "from", Date.now()).some((request) => request.to === uid);
  const ask = async () => {
    setBusy(true);
    await onAsk(userName).catch((failure) => toast({ message: sentence(failure), kind: "failure" }));
    setBusy(false);
  };
  if (isFriend) {
    return (
      <>
        <p>{w.usTwo.friendsExplained(name)}</p>
        <Group gap="sm">
          <Button component={Link} href={newHangoutOf({ people: [uid] })}>
            {w.makeItHappen.findDate}
          </Button>
          <Button component={Link} href={paths.compareWith(uid)} variant="default">
            {w.join.compare}
          </Button>
        </Group>
      </>
    );
  }
  return (
    <>
      <p>{isAsked ? w.join.askedExplained(name) : w.usTwo.askExplained(name)}</p>
      <Button loading={busy} disabled={isAsked} onClick={() => void ask()}>
        {isAsked ? w.join.asked(name) : w.join.ask(name)}
      </Button>
    </>
  );
}
