import { Button, Group } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { call } from "~/api/call";
import type { Invited } from "~/api/schema";
import type { Friendship } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import { type Friendships, friendshipsStore, friendsOf } from "~/state/friendships";
import { useSession } from "~/sync/session/use-session";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { takeAccepted } from "./accepted-invitation";
import { placeInLine } from "./waitlist";

interface Props {
  code: string;
  name: string;
  /** The user name of the inviter; `null` where they have none. */
  userName: string | null;
  /** `true` if the link only sends a friend request by now. */
  asksFirst: boolean;
  onRefused: (failure: unknown) => void;
}

/** Becomes friends with the inviter, or asks them to be; by itself where the reader said so before signing in. */
export function BecomeFriends({ code, name, userName, asksFirst, onRefused }: Props) {
  const w = useWords();
  const accepting = useMutation({
    mutationFn: async () => call("redeemInvite", { code, ...(await placeInLine()) }),
    onError: onRefused,
  });
  useAcceptedBefore(code, name, accepting.mutateAsync);
  const uid = useSession((state) => state.uid);
  const known = useStore(friendshipsStore, (state) => uid && friendNamed(state, uid, userName));
  if (accepting.isSuccess) return <Outcome friend={otherOf(accepting.data.friendship?.data, uid)} name={name} />;
  if (known && accepting.isIdle) return <Outcome friend={known} name={name} />;
  return (
    <>
      <h2>{w.join.invites(name)}</h2>
      <p>{asksFirst ? w.join.asksFirst(name) : w.join.invitesExplained(name)}</p>
      <Button loading={accepting.isPending} onClick={() => accepting.mutate()}>
        {asksFirst ? w.join.ask(name) : w.join.accept(name)}
      </Button>
    </>
  );
}

/** Accepts what was accepted before signing in, and shows what both lists have in common. */
function useAcceptedBefore(code: string, name: string, accept: () => Promise<Invited>) {
  const w = useWords();
  const navigation = useNavigation();
  const uid = useSession((state) => state.uid);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current || !uid || !takeAccepted(code)) return;
    isBegun.current = true;
    const goOn = ({ friendship }: Invited) => {
      const friend = otherOf(friendship?.data, uid);
      if (!friend) return;
      toast({ message: w.join.friends(name) });
      navigation.replace(paths.compareWith(friend));
    };
    // A refusal stands on the page.
    accept().then(goOn, () => undefined);
  }, [code, name, uid, accept, navigation, w]);
}

/** The id of a friend by their user name; `undefined` where none has it. */
function friendNamed(state: Friendships, uid: string, userName: string | null): string | undefined {
  if (userName === null) return undefined;
  return friendsOf(state, uid).find(({ user_name }) => user_name === userName)?.uid;
}

function Outcome({ friend, name }: { friend: string | undefined; name: string }) {
  const w = useWords();
  return (
    <>
      <h2>{friend ? w.join.friends(name) : w.join.asked(name)}</h2>
      <p>{friend ? w.join.friendsExplained : w.join.askedExplained(name)}</p>
      <Group gap="sm">
        {friend ? (
          <Button component={Link} href={paths.compareWith(friend)}>
            {w.join.compare}
          </Button>
        ) : null}
        <Button component={Link} href={paths.friends} variant="default">
          {w.join.seeFriends}
        </Button>
      </Group>
    </>
  );
}

/** The other person of a friendship. */
function otherOf(friendship: Friendship | undefined, uid: string | null): string | undefined {
  return friendship?.a === uid ? friendship?.b : friendship?.a;
}
