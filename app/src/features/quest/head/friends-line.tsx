import { portraitOf } from "~/api/photo";
import type { FriendOnQuest } from "~/api/schema";
import { useQuestFriends } from "~/sync/quests/use-quest-friends";
import { listed } from "~/ui/format";
import { FaceStack } from "~/ui/people/face-stack";
import type { QuestWords } from "~/ui/words/quest";
import { useQuest } from "../quest-context";
import { dayOf } from "../when";
import classes from "./hero.module.css";

/** Friends who go, who did it, and who saved it: faces beside a sentence. */
export function FriendsLine() {
  const { questId, w, nowMs, snapshot } = useQuest();
  const friends = useQuestFriends([questId]);
  if (friends.length === 0) return null;
  const people = [...new Map(friends.map((friend) => [friend.uid, friend])).values()];
  const zoneOf = (sessionId: string | null | undefined) =>
    snapshot.sessions.find(({ id }) => id === sessionId)?.data.timeZone;
  return (
    <p className={classes.friends}>
      <FaceStack
        people={people.map(({ uid, name, photoRef }) => ({ id: uid, name, photo: portraitOf({ photoRef }) }))}
        max={3}
        names="hidden"
      />
      <span>{friendsSentence(friends, w.friends, nowMs, zoneOf)}</span>
    </p>
  );
}

type ZoneOf = (sessionId: string | null | undefined) => string | undefined;

/** "Ann is going on Sat, 28 Nov. Ben saved it." Each friend is named once, by the nearest of what they do. */
export function friendsSentence(
  friends: readonly FriendOnQuest[],
  w: QuestWords["friends"],
  nowMs: number,
  zoneOf: ZoneOf = () => undefined,
): string {
  const named = new Set<string>();
  const once = (some: readonly FriendOnQuest[]) => some.filter(({ uid }) => !named.has(uid) && named.add(uid).has(uid));
  const isAhead = ({ startsAt }: FriendOnQuest) => startsAt != null && Date.parse(startsAt) > nowMs;
  const going = once(friends.filter((each) => !each.saved && isAhead(each)));
  const did = once(friends.filter((each) => !each.saved && !isAhead(each)));
  const saved = once(friends.filter((each) => each.saved));
  const names = (some: readonly FriendOnQuest[]) => listed(some.map(({ name }) => name));
  const [first] = going;
  const timeZone = zoneOf(first?.sessionId);
  const day = first?.startsAt ? dayOf({ startsAt: first.startsAt, ...(timeZone ? { timeZone } : {}) }) : "";
  return [
    going.length === 1 ? w.goes(names(going), day) : going.length > 1 ? w.go(names(going)) : "",
    did.length > 0 ? w.did(names(did), did.length) : "",
    saved.length > 0 ? w.saved(names(saved)) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
