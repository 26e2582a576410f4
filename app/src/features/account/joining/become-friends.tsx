import { Button, Group } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "~/api/call";
import type { Invited } from "~/api/schema";
import type { Friendship } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import { useSession } from "~/sync/session/use-session";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { takeAccepted } from "./accepted-invitation";
import { placeInLine } from "./waitlist";

interface Props {
  code: string;
  name: string;
  /** Whether the link only sends a friend request by now. */
  asksFirst: boolean;
  onRefused: (failure: unknown) => void;
}

/** Becomes friends with the inviter, or asks them to be; by itself where the reader said so before signing in. */
export function BecomeFriends({ code, name, asksFirst, onRefused }: Props) {
  const w = useWords();
  const accepting = useMutation({
    mutationFn: async () => call("redeemInvite", { code, ...(await placeInLine()) }),
    onError: onRefused,
  });
  useAcceptedBefore(code, name, accepting.mutateAsync);
  if (accepting.isSuccess) return <Outcome invited={accepting.data} name={name} />;
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

function Outcome({ invited: { friendship }, name }: { invited: Invited; name: string }) {
  const w = useWords();
  const uid = useSession((state) => state.uid);
  const friend = otherOf(friendship?.data, uid);
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
