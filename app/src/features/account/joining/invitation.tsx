import { Button, Group } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callAnonymously } from "~/api/call";
import { Failure, reasonOf, sentence } from "~/api/failure";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { isKnown } from "~/state/session";
import { useSession } from "~/sync/session/use-session";
import { FailureNotice, Notice, RowsSkeleton } from "~/ui/states";
import { useWords, type Words } from "~/ui/words";
import { rememberAccepted } from "./accepted-invitation";
import { BecomeFriends } from "./become-friends";
import classes from "./joining.module.css";
import { LINE, placeInLine } from "./waitlist";

/** The query for what an invitation says. */
export const invitationKey = (code: string) => ["redeemInvite", code];

/**
 * Page of an invitation, with the person who invites. Looking at it changes nothing: friends one becomes by saying so.
 */
export function Invitation({ code }: { code: string }) {
  const w = useWords();
  const client = useQueryClient();
  const signedIn = useSession((state) => isKnown(state) && state.status !== "ended-before");
  const mine = useSession((state) => state.user?.user_name);
  const [refused, setRefused] = useState<unknown>(null);
  const { data, error, refetch } = useQuery({
    queryKey: invitationKey(code),
    queryFn: async () => {
      const invited = await callAnonymously("redeemInvite", { code, ...(await placeInLine()) });
      // Whoever was in line is not any more. A look at the line that is under way would still answer the old place.
      await client.cancelQueries({ queryKey: LINE });
      void client.invalidateQueries({ queryKey: LINE });
      return invited;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const failure = refused ?? error;
  if (failure) return <Refused failure={failure} isMember={signedIn} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={3} label={w.join.looking} />;
  const { name, user_name } = data.by;
  if (mine && mine === user_name) return <Notice title={w.join.own} />;
  const accept = () => rememberAccepted(code);
  const back = `${paths.join}?code=${encodeURIComponent(code)}`;
  return (
    <section className={classes.card} aria-live="polite">
      {signedIn ? (
        <BecomeFriends code={code} name={name} userName={user_name} asksFirst={data.asksFirst} onRefused={setRefused} />
      ) : (
        <>
          <h2>{w.join.invites(name)}</h2>
          <p>{data.asksFirst ? w.join.asksFirst(name) : w.join.invitesExplained(name)}</p>
          <Group gap="sm">
            <Button component={Link} href={paths.signUp(back)} onClick={accept}>
              {w.join.signUp}
            </Button>
            <Button component={Link} href={paths.login(back)} variant="default" onClick={accept}>
              {w.join.signIn}
            </Button>
          </Group>
        </>
      )}
    </section>
  );
}

interface RefusedProps {
  failure: unknown;
  /** `true` if the reader has an account: the waitlist is not for them. */
  isMember: boolean;
  onRetry: () => void;
}

function Refused({ failure, isMember, onRetry }: RefusedProps) {
  const w = useWords();
  const known = refusal(failure, isMember, w);
  if (!known) return <FailureNotice main={false} sentence={sentence(failure)} onRetry={onRetry} />;
  return (
    <div role="alert">
      <Notice
        title={known.title}
        action={
          isMember ? (
            <Button component={Link} href={paths.friends} variant="default">
              {w.join.seeFriends}
            </Button>
          ) : null
        }
      >
        {known.explained}
      </Notice>
    </div>
  );
}

function refusal(failure: unknown, isMember: boolean, w: Words): { title: string; explained?: string } | null {
  if (failure instanceof Failure && failure.code === "not-found") {
    return { title: w.join.unknown, explained: isMember ? w.join.unknownMember : w.join.unknownExplained };
  }
  const reason = reasonOf(failure);
  if (reason === "declined") return { title: w.friends.notNow };
  if (reason === "blocked") return { title: w.friends.youBlock };
  return reason === "expired" || reason === "used" || reason === "own" ? { title: w.join[reason] } : null;
}
