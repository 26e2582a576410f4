import { ActionIcon, Button, Group, Menu, SegmentedControl, Tooltip } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBike,
  IconBus,
  IconCar,
  IconDownload,
  IconPrinter,
  IconShare2,
  IconUsers,
  IconWalk,
} from "@tabler/icons-react";
import { useState } from "react";
import type { PlanMode } from "~/core";
import { newHangoutOf } from "~/routing/hangout-paths";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { saveFile } from "~/ui/save-file";
import { usePlanWords } from "~/ui/words/plan";
import classes from "./plan.module.css";
import { usePlanContext } from "./plan-context";
import { SharePlan } from "./share-plan";
import { TitleField } from "./title-field";

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
}

/** Title of a plan, its means of travel, and what can be done with the whole of it. */
export function Head({ isOwner, undo, redo }: Props) {
  const w = usePlanWords();
  const { id, plan, mode, canEdit, edit } = usePlanContext();
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
        <Button
          component={Link}
          href={newHangoutOf({ plan: id })}
          variant="default"
          leftSection={<IconUsers {...ICON} />}
        >
          {w.hangout}
        </Button>
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
  const { id, plan } = usePlanContext();
  const name =
    (plan.title || w.untitled)
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "")
      .toLowerCase() || "plan";
  const save = async (ending: "ics" | "gpx" | "kml") => {
    const files = await import("./plan-file");
    const text = { ics: () => files.calendarOf(id, plan), gpx: () => files.gpxOf(plan), kml: () => files.kmlOf(plan) };
    saveFile(new File([text[ending]()], `${name}.${ending}`, { type: TYPES[ending] }));
  };
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
      </Menu.Dropdown>
    </Menu>
  );
}

const TYPES = {
  ics: "text/calendar;charset=utf-8",
  gpx: "application/gpx+xml",
  kml: "application/vnd.google-earth.kml+xml",
} as const;
