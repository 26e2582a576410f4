import { Skeleton } from "@mantine/core";
import { WAITING } from "~/ui/whole";
import { useQuestWords } from "~/ui/words/quest";
import classes from "./quest-page.module.css";

/** Placeholder of the page, in its shape. */
export function QuestSkeleton() {
  const w = useQuestWords();
  return (
    <div className={classes.page} role="status" aria-label={w.loading} {...WAITING}>
      <Skeleton className={classes.heroSkeleton ?? ""} />
      <div className={classes.columns}>
        <div className={classes.headSkeleton}>
          <Skeleton height={16} width="40%" />
          <Skeleton height={44} width="85%" />
          <Skeleton height={22} />
          <Skeleton height={22} width="70%" />
          <Skeleton height={76} />
        </div>
        <Skeleton className={classes.cardSkeleton ?? ""} radius={16} />
      </div>
    </div>
  );
}
