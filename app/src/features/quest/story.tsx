import { Button } from "@mantine/core";
import { useState } from "react";
import { Prose } from "~/ui/prose/prose";
import { useQuest } from "./quest-context";
import classes from "./quest-page.module.css";

/** Characters that are shown of a long story before it is unfolded. */
const SHORT_MAX = 600;

/** The story in the creator's own paragraphs; a long one is folded. */
export function Story() {
  const { quest, w } = useQuest();
  const [isOpen, setOpen] = useState(false);
  const story = quest.story?.trim();
  if (!story) return null;
  const isLong = story.length > SHORT_MAX;
  const shown = isLong && !isOpen ? `${story.slice(0, story.lastIndexOf(" ", SHORT_MAX))} …` : story;
  return (
    <section className={classes.story} aria-label={w.story.label}>
      <Prose text={shown} />
      {isLong ? (
        <Button
          variant="subtle"
          className={classes.textButton ?? ""}
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
        >
          {isOpen ? w.story.less : w.story.more}
        </Button>
      ) : null}
    </section>
  );
}
