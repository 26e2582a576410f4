import type { SavedList } from "~/state/lists";
import { useMeta } from "~/sync/lists/use-meta";
import { DRAFT_LEVELS, VisibilityChoice } from "~/ui/visibility-choice";
import { useWords } from "~/ui/words";
import classes from "./wizard.module.css";

/** Choice of the list's visibility. Friends, unless something else is chosen. */
export function StepPrivacy({ list }: { list: SavedList }) {
  const w = useWords();
  const meta = useMeta(list.id);
  return (
    <section className={classes.step}>
      <h1>{w.wizard.privacyTitle}</h1>
      <p className={classes.lede}>{w.wizard.privacyLede}</p>
      <VisibilityChoice levels={DRAFT_LEVELS} visibility={meta.visibility} onChange={meta.setVisibility} />
    </section>
  );
}
