import { IconChevronDown } from "@tabler/icons-react";
import { OptionFields } from "~/ui/hangout-options/option-fields";
import { toggleNeeded } from "~/ui/people/invitees";
import type { Person } from "~/ui/people/person";
import { useWords } from "~/ui/words";
import { hasOneDate } from "../draft";
import { optionsText } from "../options-text";
import { useInvitedFriends } from "../use-invited-friends";
import classes from "./options.module.css";
import type { PartProps } from "./part-props";

/** Options that few hangouts need, folded away. */
export function Options({ draft, edit, error }: PartProps & { error?: string | undefined }) {
  const w = useWords().hangoutOptions;
  const people: readonly Person[] = useInvitedFriends(draft);
  return (
    <details className={classes.options} open={error ? true : undefined}>
      <summary>
        <span>
          <b>{w.title}</b>
          <span>{optionsText(draft, people, w)}</span>
        </span>
        <IconChevronDown size={18} stroke={1.8} aria-hidden="true" />
      </summary>
      <div className={classes.optionFields}>
        <OptionFields
          options={draft.options}
          onChange={(change) => edit((before) => ({ ...before, options: { ...before.options, ...change } }))}
          isPoll={!hasOneDate(draft)}
          timeZone={draft.timeZone}
          people={people}
          needed={draft.invitees.needed}
          onToggleNeeded={(id) => edit((before) => ({ ...before, invitees: toggleNeeded(before.invitees, id) }))}
          deadlineError={error}
        />
      </div>
    </details>
  );
}
