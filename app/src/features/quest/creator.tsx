import { useQuery } from "@tanstack/react-query";
import { findDocuments } from "~/api/documents";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useCreator } from "~/sync/quests/use-creator";
import { Portrait } from "~/ui/portrait";
import { useQuest } from "./quest-context";
import classes from "./quest-page.module.css";

/** Other quests of the creator that are named. */
const OTHERS_MAX = 3;

/** Creator of the quest, and their other quests. */
export function Creator() {
  const { questId, quest, w, Ask } = useQuest();
  const { creatorId = "" } = quest;
  const creator = useCreator(creatorId);
  const { data: quests = [] } = useQuery({
    queryKey: ["quests of", creatorId],
    queryFn: async () => (await findDocuments("quests", { creatorId, limit: 50 })).documents,
    enabled: creatorId !== "",
  });
  const published = quests.filter(({ data }) => data.status === "published");
  const others = published.filter(({ id }) => id !== questId).slice(0, OTHERS_MAX);
  const name = creator?.name ?? w.creator.nobody;
  return (
    <section>
      <h2>{w.creator.title}</h2>
      <div className={classes.creator}>
        <Portrait name={name} uid={creatorId} src={creator?.photo} size="card" />
        <div>
          <p>
            <b>{name}</b>
            {published.length > 0 ? <small>{w.creator.count(published.length)}</small> : null}
          </p>
          {others.length > 0 ? (
            <nav aria-label={w.creator.more(name)} className={classes.others}>
              {others.map(({ id, data }) => (
                <Link key={id} href={paths.quest(id)}>
                  {data.title ?? w.untitled}
                </Link>
              ))}
            </nav>
          ) : null}
        </div>
      </div>
      {Ask ? <Ask questId={questId} creatorId={quest.creatorId} /> : null}
    </section>
  );
}
