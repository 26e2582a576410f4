import { TextInput } from "@mantine/core";
import { useState } from "react";
import { usePlanWords } from "~/ui/words/plan";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";

/** Characters that a title may have. */
const TITLE_MAX = 140;

/** Title of the plan: a field for those who edit it, saved when it is left. */
export function TitleField() {
  const w = usePlanWords();
  const { plan, canEdit, edit } = usePlanContext();
  const saved = plan.title ?? "";
  /** What is being typed; `null` while the field is not edited. */
  const [typed, setTyped] = useState<string | null>(null);
  if (!canEdit) return <h1>{saved || w.untitled}</h1>;
  const settle = () => {
    const title = typed?.trim();
    setTyped(null);
    if (title !== undefined && title !== saved) edit([{ op: "set", fields: { title: title || null } }]);
  };
  return (
    <>
      <h1 className={classes.hiddenText}>{saved || w.untitled}</h1>
      <TextInput
        classNames={{ input: classes.title ?? "" }}
        aria-label={w.title}
        placeholder={w.untitled}
        maxLength={TITLE_MAX}
        value={typed ?? saved}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
          if (event.key === "Escape") setTyped(null);
        }}
      />
    </>
  );
}
