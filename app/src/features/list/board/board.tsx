import type { DragEndEvent } from "@dnd-kit/core";
import { type KeyboardEvent, useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import type { Activity } from "~/core";
import { type Section as SectionName, sectionOf } from "~/sync/lists/activities";
import { DragArea } from "~/ui/dragging/drag-area";
import { useWords } from "~/ui/words";
import classes from "./board.module.css";
import type { Parts } from "./filter";
import { DRAGGING_HELP } from "./handle";
import { orderAt, orderBeside } from "./reorder";
import { useRowKeys } from "./row-keys";
import type { RowWiring } from "./row-of";
import { type RowMarks, Section } from "./section";

interface Props {
  parts: Parts;
  wiring: RowWiring;
  marks: Omit<RowMarks, "renamed">;
  /** Side by side, or one below the other. */
  columns: boolean;
}

const SECTIONS: readonly SectionName[] = ["wish", "planned", "done"];

/** Rows of each part that are drawn at once, a window full; the others follow in slices, between which the page answers. */
const AT_ONCE = 16;

/** The list by how far things have come. Rows move between and within the parts, by pointer, touch and keys. */
export function Board({ parts, wiring, marks, columns }: Props) {
  const w = useWords();
  const holder = useRef<HTMLDivElement>(null);
  const byId = useMemo(
    () =>
      new Map(
        Object.values(parts)
          .flat()
          .map((each) => [each.id, each]),
      ),
    [parts],
  );
  const step = (activity: Activity, by: -1 | 1) => {
    const section = sectionOf(activity);
    const order = section && orderBeside(parts[section], activity.id, by);
    if (order) void wiring.actions.move(activity, order);
  };
  const drawn = useDeferredValue(Number.POSITIVE_INFINITY, AT_ONCE);
  // While something is dragged, the empty parts are there to drop it into.
  const [isDragging, setDragging] = useState(false);
  const [renamed, setRenamed] = useState<string | null>(null);
  const onRenamed = useCallback(() => setRenamed(null), []);
  const onRowKey = useRowKeys(holder, byId, wiring, { step, rename: ({ id }) => setRenamed(id) });
  const rows = { drawn, wiring, marks: { ...marks, renamed }, onRenamed };

  return (
    <DragArea
      id={DRAGGING_HELP}
      onDragStart={() => setDragging(true)}
      onDragCancel={() => setDragging(false)}
      onDragEnd={(event) => {
        setDragging(false);
        drop(event, byId, parts, wiring);
      }}
      nameOf={(id) => byId.get(id)?.title ?? ""}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      <div
        className={classes.board}
        data-columns={columns || undefined}
        ref={holder}
        role="group"
        aria-label={w.board.activities}
        onKeyDown={(event: KeyboardEvent) => onRowKey(event)}
      >
        {parts.added.length > 0 ? <Section name="added" activities={parts.added} {...rows} /> : null}
        {parts.now.length > 0 ? <Section name="now" activities={parts.now} {...rows} /> : null}
        {SECTIONS.filter((name) => columns || isDragging || parts[name].length > 0).map((name) => (
          <Section key={name} name={name} activities={parts[name]} {...rows} />
        ))}
      </div>
    </DragArea>
  );
}

function drop(
  { active, over }: DragEndEvent,
  byId: ReadonlyMap<string, Activity>,
  parts: Parts,
  { actions }: RowWiring,
) {
  const moved = byId.get(String(active.id));
  const target = over && targetOf(String(over.id), byId);
  if (!moved || !target || over.id === active.id) return;
  const others = parts[target.section].filter(({ id }) => id !== moved.id);
  // In its own part a row takes the place of the one it is dropped on, as the preview shows; in another it goes before it.
  const at = target.onto ? parts[target.section].findIndex(({ id }) => id === target.onto) : others.length;
  const same = sectionOf(moved) === target.section;
  void actions.move(moved, orderAt(others, at), same ? undefined : target.section);
}

/** Returns the target of a drop: a part of the board, or a row in it. */
function targetOf(id: string, byId: ReadonlyMap<string, Activity>): { section: SectionName; onto?: string } | null {
  const named = SECTIONS.find((name) => id === `section ${name}`);
  if (named) return { section: named };
  const row = byId.get(id);
  const section = row && sectionOf(row);
  return section ? { section, onto: id } : null;
}
