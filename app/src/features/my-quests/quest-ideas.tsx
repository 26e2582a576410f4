import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { findDocuments } from "~/api/documents";
import type { Versioned } from "~/api/schema";
import type { Quest } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useQuestFriends } from "~/sync/quests/use-quest-friends";
import { useSession } from "~/sync/session/use-session";
import { distance, listed } from "~/ui/format";
import { offerPrice } from "~/ui/money/format-money";
import { useWords } from "~/ui/words";
import { useMyQuestsWords } from "~/ui/words/my-quests";
import { type Idea, ideasOf, NEAR_KM } from "./ideas";
import classes from "./my-quests.module.css";
import { QuestCover } from "./quest-cover";

/** Quests that ideas are picked from: the newest. */
const NEWEST = 50;

/** Three quests to begin with: near where one lives, with friends, or the newest. */
export function QuestIdeas() {
  const w = useMyQuestsWords();
  const home = useSession(({ user }) => user?.homeArea);
  const { data } = useQuery({
    queryKey: ["quest ideas"],
    queryFn: ({ signal }) => findDocuments("quests", { status: "published", limit: NEWEST }, signal),
  });
  const quests = data?.documents ?? none;
  const friends = useQuestFriends(quests.map(({ id }) => id));
  const ideas = useMemo(() => ideasOf(quests, home, friends), [quests, home, friends]);
  const [first] = ideas;
  if (!first) return null;
  return (
    <section className={classes.ideas} aria-labelledby="quest-ideas">
      <h2 id="quest-ideas">
        {ideas.every(isNear)
          ? w.ideas.near
          : ideas.some(isNear)
            ? w.ideas.some
            : first.friends.length > 0
              ? w.ideas.friends
              : w.ideas.latest}
      </h2>
      <ul>
        {ideas.map((idea) => (
          <IdeaCard key={idea.quest.id} idea={idea} />
        ))}
      </ul>
      <Link href={paths.quests} className={classes.more}>
        {w.ideas.more}
      </Link>
    </section>
  );
}

const none: readonly Versioned<Quest>[] = [];
const isNear = ({ km }: Idea) => km !== null && km <= NEAR_KM;

function IdeaCard({ idea: { quest, km, friends } }: { idea: Idea }) {
  const w = useWords();
  const mine = useMyQuestsWords();
  const { id, data }: Versioned<Quest> = quest;
  const facts = [
    km !== null && km <= NEAR_KM ? mine.ideas.away(distance(km)) : "",
    w.browse.stops(data.stops?.length ?? 0),
    offerPrice(data.price?.amount ?? 0, data.price?.currency ?? ""),
  ];
  return (
    <li>
      <Link href={paths.quest(id)}>
        <QuestCover id={id} quest={data} shape="wide" />
        <b>{data.title}</b>
        <span>{facts.filter(Boolean).join("\u00a0· ")}</span>
        {friends.length > 0 ? <span>{mine.ideas.with(listed(friends))}</span> : null}
      </Link>
    </li>
  );
}
