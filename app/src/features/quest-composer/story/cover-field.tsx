import { useMemo } from "react";
import { isUploaded } from "~/api/photo";
import { Cover } from "~/map/covers/cover";
import { coverOfQuest } from "~/sync/quests/cover";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import { PhotoButtons } from "../photo-buttons";

/** The cover: a photo, or the one that is drawn from the stops. */
export function CoverField() {
  const { cover: w } = useComposerWords();
  const { content, quest, composer, set } = useComposerContext();
  const id = quest?.id ?? composer.key;
  const subject = useMemo(() => coverOfQuest(id, content), [id, content]);
  const photo = isUploaded(content.cover) ? content.cover : undefined;
  return (
    <section className={classes.coverField} data-field="cover">
      <p className={classes.label}>{w.title}</p>
      <div className={classes.cover}>
        {photo ? <img src={photo} alt="" /> : <Cover subject={subject} shape="wide" />}
      </div>
      {photo ? null : <p className={classes.soft}>{w.drawn}</p>}
      <PhotoButtons photo={photo} removal={w.remove} onPhoto={(cover) => set({ cover })} />
    </section>
  );
}
