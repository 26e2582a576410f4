import { isUploaded, smallOf } from "~/api/photo";
import type { QuestStop } from "~/core";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import { PhotoButtons } from "../photo-buttons";

/** The photo of a stop, which guests find it by. */
export function StopPhoto({ stop, at }: { stop: QuestStop; at: number }) {
  const w = useComposerWords();
  const { setStop } = useComposerContext();
  const photo = isUploaded(stop.photo) ? stop.photo : undefined;
  return (
    <section className={classes.coverField} data-field={`stops[${at}].photo`}>
      <p className={classes.label}>{w.stop.photo}</p>
      <p className={classes.soft}>{w.stop.photoHint}</p>
      {photo ? (
        <div className={classes.cover}>
          <img src={smallOf(photo)} alt="" />
        </div>
      ) : null}
      <PhotoButtons
        of={stop.title || w.stops.at(at + 1)}
        photo={photo}
        removal={w.stop.removePhoto}
        onPhoto={(url) => setStop(stop.id, { photo: url })}
      />
    </section>
  );
}
