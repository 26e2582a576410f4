import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useWords } from "~/ui/words";
import { exactSpot } from "../search/exact-place";
import { pastedPosition } from "../search/pasted-position";
import type { FoundPlace } from "../search/providers/provider";
import { readable } from "./readable";
import classes from "./spot.module.css";
import { type Spot, SpotMap } from "./spot-map";
import { useNearest } from "./use-nearest";

interface Props {
  /** Position of the pin at first; `null` to have it dropped. */
  start: Spot | null;
  /** The surroundings to show until there is a pin; left out, the whole world. */
  near?: Spot | null | undefined;
  /** The name there is already; empty to take that of the nearest place. */
  name: string;
  onSave: (place: FoundPlace) => void;
  onCancel: () => void;
}

/** Longest name of a place. */
const NAME_MAX = 140;

/** Drops or moves a pin and names it. The nearest known place is a suggestion for the name, and moves nothing. */
export default function SpotForm({ start, near, name, onSave, onCancel }: Props) {
  const { spot: w, placePicker } = useWords();
  const [spot, setSpot] = useState(start);
  // A position is no name: it would stay behind when the pin moves.
  const [typed, setTyped] = useState(pastedPosition(name) ? "" : name);
  const nearest = useNearest(spot);
  const suggestion = nearest ? (nearest.isAt ? nearest.place.name : placePicker.near(nearest.place.name)) : "";
  const toMiddle = useRef(() => {});
  const [setMiddle] = useState(() => (run: () => void) => {
    toMiddle.current = run;
  });
  // What was pressed to come here is gone: the keyboard goes on here.
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.focus(), []);
  const save = () => {
    if (!spot) return;
    const place = exactSpot(spot.lat, spot.lng);
    onSave({ ...place, name: typed.trim() || suggestion || place.name, country: nearest?.place.country ?? "" });
  };
  const differs = suggestion !== "" && typed.trim() !== "" && typed.trim() !== suggestion;
  return (
    <Stack gap="sm" ref={form} tabIndex={-1} role="group" aria-label={start ? placePicker.movePin : w.title}>
      <Text size="sm">{spot ? w.dragHint : w.dropHint}</Text>
      <SpotMap label={w.map} spot={spot} near={near} onMove={setSpot} onMiddle={setMiddle} />
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="sm" c="dimmed" role="status" className={classes.where ?? ""}>
          {spot ? [suggestion, readable(spot)].filter(Boolean).join(" · ") : ""}
        </Text>
        <Button variant="subtle" size="sm" flex="none" onClick={() => toMiddle.current()}>
          {w.middle}
        </Button>
      </Group>
      <TextInput
        label={w.name}
        placeholder={suggestion}
        value={typed}
        maxLength={NAME_MAX}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {differs ? (
        <Button variant="default" onClick={() => setTyped(suggestion)}>
          {w.callIt(suggestion)}
        </Button>
      ) : null}
      <Group gap="xs">
        <Button onClick={save} disabled={!spot}>
          {w.save}
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {w.cancel}
        </Button>
      </Group>
    </Stack>
  );
}
