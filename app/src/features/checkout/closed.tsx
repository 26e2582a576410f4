import { Button } from "@mantine/core";
import type { Versioned } from "~/api/schema";
import type { Quest } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { Notice } from "~/ui/states";
import { type CheckoutWords, useCheckoutWords } from "~/ui/words/checkout";
import type { Problem } from "./problem";

/** Nothing can be booked: why, and the way back to the quest. */
export function Closed({ quest, problem }: { quest: Versioned<Quest>; problem: Problem | null }) {
  const w = useCheckoutWords();
  const [title, text] = w.closed[reasonOf(quest.data)];
  return (
    <Notice
      main
      title={title ?? ""}
      action={
        <Button component={Link} href={paths.quest(quest.id)}>
          {w.back}
        </Button>
      }
    >
      {problem?.kind === "refused" ? `${problem.sentence} ` : ""}
      {text}
    </Notice>
  );
}

function reasonOf({ status = "draft" }: Quest): keyof CheckoutWords["closed"] {
  if (status === "paused" || status === "cancelled" || status === "archived") return status;
  return status === "published" ? "noDates" : "draft";
}
