import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { IconArrowBackUp, IconArrowForwardUp, IconCheck, IconChevronLeft, IconWalk } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { Link } from "~/routing/link";
import { dashboard } from "~/routing/quest-paths";
import { timeText } from "~/ui/time/format-time";
import { deviceZone, iso, wallTimeAt } from "~/ui/time/zoned-time";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "./composer.module.css";
import { useComposerContext } from "./composer-context";
import { EditionLine } from "./edition-line";
import { type Step, stepOf } from "./model/problems";
import { PublishButton } from "./publish-button";

const ICON = { size: 20, stroke: 1.7, "aria-hidden": true } as const;
const STEPS: readonly Step[] = ["story", "stops", "dates", "preview"];

/** Title, state of saving, the steps, and the way out to guests. */
export function Head({ onTry }: { onTry: () => void }) {
  const w = useComposerWords();
  const { composer, content, stops } = useComposerContext();
  const { steps } = useStore(composer.store);
  return (
    <header className={classes.head}>
      <Link href={dashboard} className={classes.back} aria-label={w.back}>
        <IconChevronLeft size={22} aria-hidden="true" />
      </Link>
      <div className={classes.title}>
        <h1>{content.title || w.untitled}</h1>
        <SavingLine />
      </div>
      <StepLinks />
      <div className={classes.acts}>
        <Act label={w.undo} run={steps.past.length > 0 ? composer.undo : null}>
          <IconArrowBackUp {...ICON} />
        </Act>
        <Act label={w.redo} run={steps.future.length > 0 ? composer.redo : null}>
          <IconArrowForwardUp {...ICON} />
        </Act>
        {stops.length > 0 ? (
          <Button variant="default" leftSection={<IconWalk {...ICON} />} onClick={onTry}>
            {w.try}
          </Button>
        ) : null}
        <PublishButton />
      </div>
      <EditionLine />
    </header>
  );
}

function SavingLine() {
  const w = useComposerWords().saving;
  const { composer } = useComposerContext();
  const { saving, savedAtMs, id } = useStore(composer.store);
  const time = savedAtMs ? timeText(wallTimeAt(iso(savedAtMs), deviceZone()).time) : "";
  const text = saving === "saved" ? (id ? w.saved(time) : w.new) : w[saving];
  return (
    <p className={classes.saving} role="status" data-state={saving}>
      {text}
    </p>
  );
}

function StepLinks() {
  const w = useComposerWords().steps;
  const { step, goTo, problems, content } = useComposerContext();
  const isDone = (each: Step) =>
    each !== "preview" &&
    Boolean(content.title) &&
    !problems.some(({ field, blocking }) => blocking && stepOf(field) === each);
  return (
    <nav className={classes.steps} aria-label={w.label}>
      {STEPS.map((each) => (
        <button key={each} type="button" aria-current={each === step ? "step" : undefined} onClick={() => goTo(each)}>
          {isDone(each) ? <IconCheck size={16} stroke={2} aria-hidden="true" /> : null}
          {w[each]}
        </button>
      ))}
    </nav>
  );
}

function Act({ label, run, children }: { label: string; run: (() => void) | null; children: ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={label}
        disabled={run === null}
        onClick={() => run?.()}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
