import type { SavedList } from "~/state/lists";
import { useWords } from "~/ui/words";
import { DRAFT_LEVELS, VisibilityChoice } from "../share/visibility-choice";
import { useMeta } from "../use-meta";
import classes from "./wizard.module.css";

/** Who may see it. Friends, unless something else is chosen. */
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
