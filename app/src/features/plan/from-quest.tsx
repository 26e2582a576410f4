import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "~/api/call";
import { getDocument } from "~/api/documents";
import { sentence } from "~/api/failure";
import { orNull } from "~/api/hidden";
import type { Quest } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import { useSession } from "~/sync/session/use-session";
import { FailureNotice, Notice, RowsSkeleton } from "~/ui/states";
import { deviceZone, todayIn } from "~/ui/time/zoned-time";
import { useTitle } from "~/ui/use-title";
import { usePlanWords } from "~/ui/words/plan";
import { stopsOfQuest } from "./quest-stops";

interface Props {
  id: string;
  missing: ReactNode;
}

/** A quest's stops as the beginning of a plan, asked for under the quest's id; `missing` where there is no such quest. */
export function FromQuest({ id, missing }: Props) {
  const w = usePlanWords();
  const navigation = useNavigation();
  const isKnown = useSession(({ uid }) => uid !== null);
  const { data, error, refetch } = useQuery({
    queryKey: ["quest", id],
    queryFn: () => orNull(getDocument("quests", id)),
  });
  const making = useMutation({
    mutationFn: (quest: Quest) => call("createPlan", { ...planOf(id, quest), idempotencyKey: crypto.randomUUID() }),
    onSuccess: ({ plan }) => navigation.replace(paths.plan(plan.id)),
  });
  useTitle(w.fromQuest.title);
  if (error) return <FailureNotice sentence={sentence(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <RowsSkeleton label={w.loading} rows={6} />;
  if (data === null) return missing;
  const count = stopsOfQuest(data).length;
  return (
    <Notice
      main
      title={w.fromQuest.title}
      action={
        isKnown ? (
          <Button loading={making.isPending} onClick={() => making.mutate(data)}>
            {w.fromQuest.make}
          </Button>
        ) : (
          <Button component={Link} href={paths.login(paths.plan(id))}>
            {w.fromQuest.signIn}
          </Button>
        )
      }
    >
      {w.fromQuest.text(data.title ?? "", count)}
      {making.error ? ` ${sentence(making.error)}` : ""}
    </Notice>
  );
}

function planOf(questId: string, quest: Quest) {
  const date = todayIn(deviceZone(), Date.now());
  return { title: quest.title ?? null, questId, days: [{ date, stops: stopsOfQuest(quest) }] };
}
