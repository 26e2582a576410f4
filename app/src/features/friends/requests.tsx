import { Button } from "@mantine/core";
import { useState } from "react";
import type { FriendAnswer } from "~/api/schema";
import { type PendingRequest, pendingRequests } from "~/state/friendships";
import { ago } from "~/ui/format";
import { useWords } from "~/ui/words";
import { answer } from "./deeds";
import classes from "./friends.module.css";
import { PersonRow } from "./person-row";
import { useFriendships } from "./use-friendships";

/** Requests to the reader, and those the reader has sent. */
export function Requests() {
  const w = useWords();
  const { friendships, uid } = useFriendships();
  const now = Date.now();
  const incoming = pendingRequests(friendships, uid, "to", now);
  const outgoing = pendingRequests(friendships, uid, "from", now);
  return (
    <>
      {incoming.length > 0 ? (
        <section className={classes.group} aria-labelledby="asked">
          <h3 id="asked">{w.friends.requests}</h3>
          <ul className={classes.rows}>
            {incoming.map((request) => (
              <Incoming key={request.id} request={request} nowMs={now} />
            ))}
          </ul>
        </section>
      ) : null}
      {outgoing.length > 0 ? (
        <section className={classes.group} aria-labelledby="asking">
          <h3 id="asking">{w.friends.sent}</h3>
          <ul className={classes.rows}>
            {outgoing.map((request) => (
              <Outgoing key={request.id} request={request} nowMs={now} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

interface Props {
  request: PendingRequest;
  nowMs: number;
}

function useAnswer(request: PendingRequest, name: string) {
  const [busy, setBusy] = useState(false);
  const give = async (given: FriendAnswer) => {
    setBusy(true);
    await answer(request.id, given, name);
    setBusy(false);
  };
  return { busy, give };
}

function Incoming({ request, nowMs }: Props) {
  const w = useWords();
  const name = request.fromName ?? w.friends.somebody;
  const { busy, give } = useAnswer(request, name);
  const facts = [request.fromUserName ? `@${request.fromUserName}` : "", ago(request.createdAt, nowMs)];
  return (
    <PersonRow uid={request.from} name={name} facts={facts.filter(Boolean).join(" · ")} message={request.message}>
      <Button
        size="compact-md"
        loading={busy}
        aria-label={w.friends.acceptOf(name)}
        onClick={() => void give("accept")}
      >
        {w.friends.accept}
      </Button>
      <Button
        size="compact-md"
        variant="default"
        disabled={busy}
        aria-label={w.friends.declineOf(name)}
        onClick={() => void give("decline")}
      >
        {w.friends.decline}
      </Button>
    </PersonRow>
  );
}

function Outgoing({ request, nowMs }: Props) {
  const w = useWords();
  const name = request.toUserName ? `@${request.toUserName}` : w.friends.somebody;
  const { busy, give } = useAnswer(request, name);
  return (
    <PersonRow uid={request.to} name={name} facts={w.friends.waits(ago(request.createdAt, nowMs))}>
      <Button
        size="compact-md"
        variant="default"
        loading={busy}
        aria-label={w.friends.takeBackOf(name)}
        onClick={() => void give("cancel")}
      >
        {w.friends.takeBack}
      </Button>
    </PersonRow>
  );
}
