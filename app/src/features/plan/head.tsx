import { ActionIcon, Button, Group, Menu, SegmentedControl, Tooltip } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBike,
  IconBulb,
  IconBus,
  IconCar,
  IconDownload,
  IconPrinter,
  IconRoute,
  IconShare2,
  IconWalk,
} from "@tabler/icons-react";
import { useState } from "react";
import type { PlanMode } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { usePlanWords } from "~/ui/words/plan";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";
import type { Suggesting } from "./plan-view";
import { SharePlan } from "./share-plan";
import { TitleField } from "./title-field";
import { useExport } from "./use-export";
import { useQuestDraft } from "./use-quest-draft";

const ICON = { size: 20, stroke: 1.7, "aria-hidden": true } as const;
const MODES: readonly [PlanMode, typeof IconWalk][] = [
  ["walk", IconWalk],
  ["bike", IconBike],
  ["car", IconCar],
  ["transit-estimate", IconBus],
];

interface Props {
  isOwner: boolean;
  undo: (() => void) | null;
  redo: (() => void) | null;
  suggesting: Suggesting | null;
}

/** Title of a plan, its means of travel, and what can be done with the whole of it. */
export function Head({ isOwner, undo, redo, suggesting }: Props) {
  const w = usePlanWords();
  const { plan, mode, canEdit, edit } = usePlanContext();
  const [isSharing, setSharing] = useState(false);
  return (
    <header className={classes.head}>
      <TitleField />
      {plan.questId ? (
        <p className={classes.note}>
          <Link href={paths.quest(plan.questId)}>{w.ofQuest}</Link>
        </p>
      ) : null}
      <div className={classes.tools}>
        <SegmentedControl
          aria-label={w.mode}
          value={mode}
          disabled={!canEdit}
          onChange={(next) => edit([{ op: "set", fields: { mode: next } }])}
          data={MODES.map(([value, Icon]) => ({
            value,
            label: (
              <Tooltip label={w.modes[value]}>
                <span className={classes.mode}>
                  <Icon {...ICON} />
                  <span className={classes.hiddenText}>{w.modes[value]}</span>
                </span>
              </Tooltip>
            ),
          }))}
        />
        {canEdit ? (
          <Group gap={4} wrap="nowrap">
            <Step label={w.undo} run={undo}>
              <IconArrowBackUp {...ICON} />
            </Step>
            <Step label={w.redo} run={redo}>
              <IconArrowForwardUp {...ICON} />
            </Step>
          </Group>
        ) : null}
      </div>
      <div className={classes.ways}>
        {isOwner ? (
          <Button leftSection={<IconShare2 {...ICON} />} onClick={() => setSharing(true)}>
            {w.share.open}
          </Button>
        ) : null}
        {suggesting && !suggesting.isOn ? (
          <Button leftSection={<IconBulb {...ICON} />} onClick={suggesting.start}>
            {w.suggest.start}
          </Button>
        ) : null}
        <Exports />
      </div>
      {isOwner ? <SharePlan opened={isSharing} onClose={() => setSharing(false)} /> : null}
    </header>
  );
}

function Step({ label, run, children }: { label: string; run: (() => void) | null; children: React.ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" size="lg" aria-label={label} disabled={run === null} onClick={() => run?.()}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

function Exports() {
  const w = usePlanWords();
  const { plan, isInside } = usePlanContext();
  const save = useExport();
  const drafting = useQuestDraft();
  const hasStops = (plan.days ?? []).some(({ stops = [] }) => stops.length > 0);
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload {...ICON} />}>
          {w.export.open}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save("ics")}>{w.export.calendar}</Menu.Item>
        <Menu.Item onClick={() => void save("gpx")}>{w.export.gpx}</Menu.Item>
        <Menu.Item onClick={() => void save("kml")}>{w.export.kml}</Menu.Item>
        <Menu.Item leftSection={<IconPrinter size={18} aria-hidden="true" />} onClick={() => window.print()}>
          {w.export.print}
        </Menu.Item>
        {isInside && hasStops ? (
          <Menu.Item
            leftSection={<IconRoute size={18} aria-hidden="true" />}
            disabled={drafting.isPending}
            onClick={() => drafting.mutate(plan)}
          >
            {w.export.quest}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
