import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import { useSession } from "~/sync/session/use-session";
import { FailureNotice, Notice, PageSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import { Invitation } from "./invitation";
import { type Refusal, refusalOf } from "./refusal";

/** An invitation by its link: who invites, to what and when, and the way in. Whoever is in already goes straight on. */
export function JoinHangout({ code }: { code: string }) {
  const w = useWords().hangoutJoin;
  useTitle(w.page);
  const navigation = useNavigation();
  const { uid, status } = useSession((state) => state);
  const { data, error, refetch } = useQuery({
    queryKey: ["invitation to a hangout", code, uid],
    queryFn: () => preview(code),
    // Who is in already shows only once it is known who is there.
    enabled: status !== "resuming",
  });
  // With an account the hangout itself is the way in: it shows the votes, and the first answer joins.
  const isKnown = uid !== null && status !== "ended-before";
  const joined = data?.member ? paths.hangout(data.hangout.id) : null;
  const way = joined ?? (data && isKnown ? paths.hangoutByLink(data.hangout.id, code) : null);
  useEffect(() => {
    if (way) navigation.replace(way);
  }, [way, navigation]);
  const refusal = error ? refusalOf(error) : null;
  if (refusal) return <Refused refusal={refusal} />;
  if (error) return <FailureNotice sentence={sentence(error)} onRetry={() => void refetch()} />;
  if (!data || way) return <PageSkeleton label={w.loading} />;
  return <Invitation code={code} hangout={data.hangout} host={data.host} />;
}

/** A sentence of its own for each reason, and a way on. */
function Refused({ refusal }: { refusal: Refusal }) {
  const w = useWords().hangoutJoin;
  const [title, explained] = w.refusals[refusal];
  return (
    <Notice
      main
      title={title ?? ""}
      action={
        <Button component={Link} href={paths.home} variant="default">
          {w.home}
        </Button>
      }
    >
      {explained}
    </Notice>
  );
}

function preview(code: string) {
  const once = { idempotencyKey: crypto.randomUUID(), guestSecret: crypto.randomUUID() };
  return call("joinHangout", { id: code, preview: true, ...once });
}
