import { Button, Checkbox, Group } from "@mantine/core";
import { useState } from "react";
import type { BucketListMeta, Visibility } from "~/core";
import { LEVELS, VisibilityChoice } from "~/ui/visibility-choice";
import { useWords } from "~/ui/words";
import { type Choice, choiceOf, endingOf } from "./audience";
import classes from "./audience-choice.module.css";

interface Props {
  meta: BucketListMeta | undefined;
  level: Visibility;
  set: (choice: Choice) => void;
}

/** Choice of who can see a list. Asks first where a link that may have been sent would stop working. */
export function AudienceChoice({ meta = {}, level, set }: Props) {
  const w = useWords();
  const [asked, ask] = useState<Visibility | null>(null);
  const visibility = meta.visibility ?? "friends";
  const ending = asked ? endingOf(asked, meta) : null;
  const take = (next: Visibility) => {
    ask(null);
    if (next !== level) set(choiceOf(next, visibility));
  };
  return (
    <div className={classes.choice}>
      <VisibilityChoice
        levels={LEVELS}
        visibility={asked && ending ? asked : level}
        onChange={(next) => (next !== level && endingOf(next, meta) ? ask(next) : take(next))}
      />
      {asked && ending ? (
        <div className={classes.question}>
          <p role="alert">{w.sharing.ends[ending]}</p>
          <Group gap="sm">
            <Button variant="default" onClick={() => ask(null)}>
              {w.sharing.keepAsIs}
            </Button>
            <Button onClick={() => take(asked)}>{w.sharing.changeAnyway}</Button>
          </Group>
        </div>
      ) : level === "link" ? (
        <Checkbox
          label={w.sharing.friendsToo}
          description={w.sharing.friendsTooExplained}
          checked={visibility !== "link"}
          onChange={({ currentTarget }) =>
            set({ visibility: currentTarget.checked ? "friends" : "link", withLink: true })
          }
        />
      ) : null}
    </div>
  );
}
