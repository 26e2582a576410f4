import { useMemo } from "react";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "./composer.module.css";
import { useComposerContext } from "./composer-context";
import type { ComposerSlots } from "./composer-page";
import { FixList } from "./fix-list";

/** The draft as the page that guests see. */
export function PreviewStep({ Preview }: Pick<ComposerSlots, "Preview">) {
  const w = useComposerWords();
  const { quest, content, sessions, problems } = useComposerContext();
  const snapshot = useMemo(() => {
    const base = quest ?? { id: "draft", version: 0, data: {} };
    const { draft: _draft, ...known } = base.data;
    const data = { ...known, ...content, status: "published" as const };
    return { quest: { ...base, data }, sessions, reviews: [] };
  }, [quest, content, sessions]);
  if (!content.title && (content.stops ?? []).length === 0) return <p className={classes.soft}>{w.preview.empty}</p>;
  return (
    <div className={classes.previewStep}>
      {problems.length > 0 ? (
        <aside className={classes.card}>
          <FixList onJump={() => undefined} />
        </aside>
      ) : null}
      <p className={classes.soft}>{w.preview.text}</p>
      <div className={classes.preview} inert>
        <Preview snapshot={snapshot} />
      </div>
    </div>
  );
}
