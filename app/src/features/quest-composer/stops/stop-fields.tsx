import { Button, Menu, Switch, TextInput } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import type { QuestStop } from "~/core";
import { PlacePicker } from "~/map/search/place-picker";
import { withMoved, withoutStop } from "~/sync/quest-drafts/content";
import { DurationField } from "~/ui/dates/duration-field";
import { later } from "~/ui/later";
import { toast } from "~/ui/toast";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import { FieldProblem } from "../field-problem";
import { HintFields } from "./hint-fields";
import { HoursFields } from "./hours-fields";
import { ProofFields } from "./proof-fields";
import { StopPhoto } from "./stop-photo";

const ProseEditor = lazy(
  later(() => import("~/ui/prose/prose-editor").then((part) => ({ default: part.ProseEditor }))),
);

const TITLE_MAX = 140;
const TEXT_MAX = 4_000;

interface Props {
  stop: QuestStop;
  /** Its place among the stops. */
  at: number;
}

/** Everything about one stop: what is told, how it is found and proven, how long one stays and when it is open. */
export function StopFields({ stop, at }: Props) {
  const w = useComposerWords();
  const { setStop } = useComposerContext();
  const field = (name: string) => `stops[${at}].${name}`;
  const set = (fields: Partial<QuestStop>) => setStop(stop.id, fields);
  const prose = (name: "storyText" | "clue", label: string, description: string, minRows: number) => (
    <div data-field={field(name)}>
      <Suspense fallback={<div className={classes.editorSpace} />}>
        <ProseEditor
          label={label}
          description={description}
          value={stop[name] ?? ""}
          maxLength={TEXT_MAX}
          minRows={minRows}
          onChange={(text) => set({ [name]: text })}
        />
      </Suspense>
      <FieldProblem field={field(name)} />
    </div>
  );
  return (
    <div className={classes.fields}>
      <StopHead stop={stop} at={at} />
      <div data-field={field("title")}>
        <TextInput
          label={w.stop.name}
          maxLength={TITLE_MAX}
          value={stop.title ?? ""}
          onChange={({ currentTarget }) => set({ title: currentTarget.value })}
        />
        <FieldProblem field={field("title")} />
      </div>
      {prose("storyText", w.stop.story, w.stop.storyHint, 3)}
      {prose("clue", w.stop.clue, w.stop.clueHint, 2)}
      <StopPhoto stop={stop} at={at} />
      <ProofFields stop={stop} at={at} />
      <HintFields stop={stop} />
      <DurationField
        label={w.stop.stay}
        value={stop.stayMin ?? null}
        onChange={(stayMin) => stayMin !== null && set({ stayMin })}
      />
      <HoursFields stop={stop} at={at} />
      <PlaceFields stop={stop} at={at} />
      <Switch
        label={w.stop.optional}
        checked={stop.optional ?? false}
        onChange={({ currentTarget }) => set({ optional: currentTarget.checked })}
      />
    </div>
  );
}

/** Where the stop is, and a way to put it elsewhere without the map. */
function PlaceFields({ stop, at }: Props) {
  const w = useComposerWords();
  const { setStop } = useComposerContext();
  const [isMoving, setMoving] = useState(false);
  const field = `stops[${at}].lat`;
  return (
    <div data-field={field}>
      {isMoving ? (
        <PlacePicker
          label={w.stop.place}
          withPin
          onPick={({ lng, lat }) => {
            setStop(stop.id, { lng, lat });
            setMoving(false);
          }}
        />
      ) : (
        <Button variant="subtle" size="compact-md" onClick={() => setMoving(true)}>
          {w.stop.moveTo}
        </Button>
      )}
      <FieldProblem field={field} />
    </div>
  );
}

function StopHead({ stop, at }: Props) {
  const w = useComposerWords();
  const { composer, stops, content, choose, isWide } = useComposerContext();
  const name = stop.title || w.stops.at(at + 1);
  const move = (to: number) => composer.edit((before) => withMoved(before, stop.id, to));
  const remove = () => {
    composer.edit((before) => withoutStop(before, stop.id));
    choose(null);
    toast({ message: w.stops.removed(name), action: { label: w.undo, run: () => void composer.undo() } });
  };
  return (
    <div className={classes.stopHead}>
      <div>
        {isWide ? <h2>{name}</h2> : null}
        <p className={classes.soft}>{w.stop.points((content.difficulty ?? 1) * 10)}</p>
      </div>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="subtle" color="gray" px="xs" aria-label={w.stops.actions(name)}>
            <IconDots size={20} aria-hidden="true" />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {at > 0 ? <Menu.Item onClick={() => move(at - 1)}>{w.stops.up}</Menu.Item> : null}
          {at < stops.length - 1 ? <Menu.Item onClick={() => move(at + 1)}>{w.stops.down}</Menu.Item> : null}
          {at > 0 ? <Menu.Item onClick={() => move(0)}>{w.stops.first}</Menu.Item> : null}
          <Menu.Item color="red" onClick={remove}>
            {w.stops.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
