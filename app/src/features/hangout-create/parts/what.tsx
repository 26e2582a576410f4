import { Textarea } from "@mantine/core";
import { IconHeart } from "@tabler/icons-react";
import { excessError } from "~/ui/form/excess";
import { listed } from "~/ui/format";
import { firstName, type Person } from "~/ui/people/person";
import { useWords } from "~/ui/words";
import classes from "./invitation.module.css";
import type { PartProps } from "./part-props";

/** Longest title and message, as the server takes them. */
const TITLE_MAX = 140;
const NOTE_MAX = 4_000;
/** Element of the title, which takes the focus where it is missing. */
export const TITLE_ID = "hangout-title";

/** The title as large as it will stand on the invitation, and the origin of the hangout above it. */
export function What({
  draft,
  edit,
  wishers,
  error,
}: PartProps & { wishers: readonly Pick<Person, "name">[]; error?: string | undefined }) {
  const words = useWords();
  const w = words.newHangout;
  const origin = originOf(draft, wishers, w);
  return (
    <div className={classes.what}>
      {origin ? (
        <p className={classes.origin}>
          <IconHeart size={16} stroke={1.8} aria-hidden="true" />
          {origin}
        </p>
      ) : null}
      <Textarea
        id={TITLE_ID}
        classNames={{ input: classes.title ?? "" }}
        label={w.what}
        placeholder={w.whatExample}
        autosize
        minRows={1}
        maxRows={4}
        value={draft.title}
        error={error}
        {...excessError(draft.title, TITLE_MAX, words)}
        onChange={({ currentTarget: { value } }) =>
          edit((before) => ({ ...before, title: value.replace(/\s*\n\s*/g, " ") }))
        }
      />
    </div>
  );
}

/** A line for those who are invited. */
export function Message({ draft, edit }: PartProps) {
  const words = useWords();
  const w = words.newHangout;
  return (
    <Textarea
      label={w.note}
      placeholder={w.noteExample}
      autosize
      minRows={2}
      value={draft.note}
      {...excessError(draft.note, NOTE_MAX, words)}
      onChange={({ currentTarget: { value } }) => edit((before) => ({ ...before, note: value }))}
    />
  );
}

type HangoutWords = ReturnType<typeof useWords>["newHangout"];

function originOf({ source }: PartProps["draft"], wishers: readonly Pick<Person, "name">[], w: HangoutWords): string {
  if (source.questId) return w.fromQuest;
  if (source.planId) return w.fromPlan;
  if (!source.activityId) return "";
  return wishers.length > 0 ? w.fromItemWith(listed(wishers.map((wisher) => w.listOf(firstName(wisher))))) : w.fromItem;
}
