import { Button } from "@mantine/core";
import { useStore } from "zustand";
import { listed } from "~/ui/format";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "./composer.module.css";
import { useComposerContext } from "./composer-context";

/** Fields that were changed here and on another tab or device: nothing is saved over until the creator has chosen. */
export function ConflictNotice() {
  const w = useComposerWords();
  const { composer, stops } = useComposerContext();
  const { conflicts } = useStore(composer.store);
  if (conflicts.length === 0) return null;
  return (
    <div className={classes.conflict} role="alert">
      <p>
        <b>{w.conflict.title}</b> {w.conflict.text(listed([...new Set(conflicts.map(nameOf))]))}
      </p>
      <Button variant="default" onClick={() => composer.decide("theirs")}>
        {w.conflict.theirs}
      </Button>
      <Button onClick={() => composer.decide("ours")}>{w.conflict.ours}</Button>
    </div>
  );

  function nameOf(path: string): string {
    const [, stopId] = /^stops\.([^.]+)\./.exec(path) ?? [];
    const at = stops.findIndex(({ id }) => id === stopId);
    if (at >= 0) return stops[at]?.title || w.stops.at(at + 1);
    const names: Readonly<Record<string, string>> = {
      title: w.story.title,
      summary: w.story.summary,
      story: w.story.story,
      cover: w.cover.title,
      price: w.dates.price,
    };
    return names[path] ?? path;
  }
}
