import { type ComponentProps, lazy, Suspense } from "react";
import { SignInFirst } from "~/features/quest/missing";
import { QuestPage } from "~/features/quest/quest-page";
import { QuestSkeleton } from "~/features/quest/skeleton";
import { paths } from "~/routing/paths";
import { playQuest } from "~/routing/quest-paths";
import { useLocation, useNavigation } from "~/routing/use-location";
import type { ScreenProps } from "~/screen-map";
import { usePlayable } from "~/sync/play/use-playable";
import { useMyPartOf } from "~/sync/quests/use-my-quests";
import { useSession } from "~/sync/session/use-session";
import { later } from "~/ui/later";

const PlayPage = lazy(later(() => import("~/features/play/play-page").then((part) => ({ default: part.PlayPage }))));
const JoinTeam = lazy(later(() => import("~/features/play/join-team").then((part) => ({ default: part.JoinTeam }))));

const Asking = lazy(
  later(() => import("~/features/quest-questions/ask-guide").then((part) => ({ default: part.AskGuide }))),
);

/** A quest by its address: its page, and inside the app the play of it where the reader has one. */
export default function QuestScreen({ route }: ScreenProps) {
  const { id = "", questId } = route.params;
  const status = useSession((state) => state.status);
  const here = useLocation();
  if (questId === undefined) return <QuestPage key={id} id={id} Ask={Ask} />;
  const first = (name: string) => [route.query[name]].flat()[0] || null;
  if (status === "resuming") return <QuestSkeleton />;
  if (status === "signed-out") {
    return first("team") ? <SignInFirst here={here} /> : <QuestPage key={questId} id={questId} Ask={Ask} />;
  }
  return (
    <Suspense fallback={<QuestSkeleton />}>
      <Playing key={questId} questId={questId} asked={first("booking")} team={first("team")} />
    </Suspense>
  );
}

interface Props {
  questId: string;
  /** Id of the booking to play. */
  asked: string | null;
  /** Code of a ticket whose team is to be joined. */
  team: string | null;
}

/** The play that was asked for or has begun; the page where there is none. */
function Playing({ questId, asked, team }: Props) {
  const navigation = useNavigation();
  const mine = useMyPartOf(questId);
  const playable = usePlayable(questId, mine?.bookings);
  const bookingId = asked ?? playable;
  if (team) {
    const onJoined = (joined: string) => navigation.replace(playQuest(questId, joined));
    return <JoinTeam code={team} onJoined={onJoined} />;
  }
  if (bookingId === undefined) return <QuestSkeleton />;
  if (bookingId === null) return <QuestPage id={questId} Ask={Ask} />;
  return <PlayPage questId={questId} bookingId={bookingId} onLeave={() => navigation.push(paths.quest(questId))} />;
}

/** The way to ask the creator, which comes after the page. */
function Ask(props: ComponentProps<typeof Asking>) {
  return (
    <Suspense fallback={null}>
      <Asking {...props} />
    </Suspense>
  );
}
