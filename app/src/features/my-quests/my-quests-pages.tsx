import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { sentence } from "~/api/failure";
import type { MyQuest } from "~/sync/quests/arrange";
import { useMyQuests } from "~/sync/quests/use-my-quests";
import { useServerQuests } from "~/sync/quests/use-server-quests";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { timeInZone } from "~/ui/time/format-time";
import { deviceZone } from "~/ui/time/zoned-time";
import { useMyQuestsWords } from "~/ui/words/my-quests";
import { MyQuests } from "./my-quests";
import classes from "./my-quests.module.css";

interface Props {
  ticket: (mine: MyQuest) => ReactNode;
  ideas: ReactNode;
  friendLink: ReactNode;
}

/** One's quests as they change; without a network as this device last saw them. */
export function LiveQuests(props: Props) {
  const w = useMyQuestsWords();
  const live = useMyQuests();
  // Says what is wrong where the live stream is only silent, and may be quicker.
  const server = useServerQuests(live.mine === undefined);
  const mine = live.mine ?? server.mine;
  if (!mine) return <Missing failure={server.failure} onRetry={server.refetch} />;
  const isOld = live.mine !== undefined && !live.isLive && !navigator.onLine;
  return (
    <MyQuests
      {...props}
      mine={mine}
      notice={
        isOld ? (
          <p role="status" className={classes.notice}>
            {w.offline}
          </p>
        ) : null
      }
      onChanged={() => undefined}
    />
  );
}

/** One's quests as the server answers, with the time of its last answer: nothing that the device stored. */
export function ServerQuests(props: Props) {
  const w = useMyQuestsWords();
  const { mine, failure, atMs, isFetching, refetch } = useServerQuests();
  if (!mine || failure) return <Missing failure={failure} onRetry={refetch} />;
  return (
    <MyQuests
      {...props}
      mine={mine}
      notice={
        <p className={classes.notice}>
          <span role="status">
            {isFetching ? w.syncing : w.synced(timeInZone(new Date(atMs).toISOString(), deviceZone()))}
          </span>
          <Button variant="default" disabled={isFetching} onClick={refetch}>
            {w.refresh}
          </Button>
        </p>
      }
      onChanged={refetch}
    />
  );
}

function Missing({ failure, onRetry }: { failure: Error | null; onRetry: () => void }) {
  const w = useMyQuestsWords();
  if (failure) return <FailureNotice sentence={sentence(failure)} onRetry={onRetry} />;
  return (
    <div className={classes.page}>
      <h1>{w.title}</h1>
      <RowsSkeleton label={w.loading} rows={6} />
    </div>
  );
}
