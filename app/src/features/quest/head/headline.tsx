import { IconAlertTriangle } from "@tabler/icons-react";
import { useTown } from "~/map/towns/use-town";
import { categoryOf } from "~/ui/categories";
import { useWords } from "~/ui/words";
import { languageName } from "../good-to-know";
import { useQuest } from "../quest-context";
import classes from "./headline.module.css";

/** Title, summary and place, and the facts everybody must know before they read on. */
export function Headline() {
  const { quest, title, route, standing, w } = useQuest();
  const { categories } = useWords();
  const [first] = route.stops;
  const town = useTown(first ?? null);
  const category = categoryOf(quest.category ? { category: quest.category } : {});
  // The card beside it says the rest of these itself.
  const isSaid = standing.name === quest.status && standing.name !== "draft";
  const notice = isSaid ? null : noticeOf(quest.status, w.head.notice);
  return (
    <header className={classes.headline}>
      {notice ? (
        <p className={classes.notice} role="status">
          <IconAlertTriangle size={20} stroke={1.7} aria-hidden="true" />
          {notice}
        </p>
      ) : null}
      <p className={classes.eyebrow}>
        <b data-category={category ?? undefined}>{category ? categories[category] : w.head.kind}</b>
        {quest.language ? <span>{languageName(quest.language)}</span> : null}
        {/* Last: it comes once the places of the world are here, and moves nothing there. */}
        {town ? <span>{town}</span> : null}
      </p>
      <h1>{title}</h1>
      {quest.summary ? <p className={classes.lede}>{quest.summary}</p> : null}
    </header>
  );
}

type Notices = Readonly<Record<"draft" | "cancelled" | "archived" | "paused", string>>;

function noticeOf(status: string | undefined, notices: Notices): string | null {
  if (status === "inReview") return notices.draft;
  return status && status in notices ? notices[status as keyof Notices] : null;
}
