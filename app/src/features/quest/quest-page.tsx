import { useNetwork } from "@mantine/hooks";
import { useMemo } from "react";
import { sentence } from "~/api/failure";
import { NO_QUESTS, type QuestSnapshot } from "~/sync/quests/quest";
import { routeOf } from "~/sync/quests/route";
import { useCountView } from "~/sync/quests/use-count-view";
import { useLiveQuest } from "~/sync/quests/use-live-quest";
import { useMyPartOf } from "~/sync/quests/use-my-quests";
import { useSession } from "~/sync/session/use-session";
import { FailureNotice } from "~/ui/states";
import { useNow } from "~/ui/use-now";
import { useTitle } from "~/ui/use-title";
import { useQuestWords } from "~/ui/words/quest";
import { Booking } from "./booking/booking";
import { Creator } from "./creator";
import { GoodToKnow } from "./good-to-know";
import { Hard } from "./hard";
import { Facts } from "./head/facts";
import { Headline } from "./head/headline";
import { Hero } from "./head/hero";
import { QuestMissing } from "./missing";
import { NextSteps } from "./next-steps";
import { type AskSlot, type OpenQuest, QuestProvider } from "./quest-context";
import classes from "./quest-page.module.css";
import { Reviews } from "./reviews/reviews";
import { Route } from "./route/route";
import { QuestSkeleton } from "./skeleton";
import { standingOf } from "./standing";
import { Story } from "./story";
import { useSave } from "./use-save";

/** The page of a quest: what it is, whether it is for the reader, when they can go, and what if not. */
export function QuestPage({ id, Ask }: { id: string; Ask: AskSlot }) {
  const w = useQuestWords();
  const { snapshot, failure, retry } = useLiveQuest(id);
  const title = snapshot?.quest.data.title ?? w.untitled;
  useTitle(snapshot ? title : w.page);
  if (failure) return <FailureNotice sentence={sentence(failure)} onRetry={() => void retry()} />;
  if (snapshot === null) return <QuestMissing />;
  return snapshot ? <Found snapshot={snapshot} title={title} Ask={Ask} /> : <QuestSkeleton />;
}

/** The page as guests see it, of a quest that nobody sees yet. */
export function QuestPreview({ snapshot }: { snapshot: QuestSnapshot }) {
  const w = useQuestWords();
  return <Found snapshot={snapshot} title={snapshot.quest.data.title ?? w.untitled} />;
}

interface FoundProps {
  snapshot: QuestSnapshot;
  title: string;
  Ask?: AskSlot;
}

function Found({ snapshot, title, Ask }: FoundProps) {
  const w = useQuestWords();
  const nowMs = useNow();
  const uid = useSession((state) => state.uid);
  const { online } = useNetwork();
  const { id, data: quest } = snapshot.quest;
  const mine = useMyPartOf(id);
  const route = useMemo(() => routeOf(quest), [quest]);
  const isOwn = uid !== null && quest.creatorId === uid;
  useCountView(id, online && !isOwn && quest.status === "published");
  const { isSaved, toggle } = useSave(id, title);
  const open: OpenQuest = {
    ...{ questId: id, quest, snapshot, title, route, w, nowMs, isSaved },
    standing: standingOf(snapshot, mine ?? NO_QUESTS, uid, nowMs),
    isOwn,
    toggleSaved: () => void toggle(),
    Ask,
  };
  return (
    <QuestProvider value={open}>
      <article className={classes.page}>
        <Hero />
        {online ? null : (
          <p className={classes.offline} role="status">
            {w.offline}
          </p>
        )}
        <div className={classes.columns}>
          <Headline />
          <Facts />
          <Story />
          <Hard />
          <Route />
          <Booking isLoading={uid !== null && mine === undefined} />
          <Creator />
          <Reviews />
          <GoodToKnow />
          <NextSteps />
        </div>
      </article>
    </QuestProvider>
  );
}
