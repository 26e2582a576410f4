import {
  Button,
  Checkbox,
  Chip,
  Group,
  NativeSelect,
  Progress,
  Radio,
  SegmentedControl,
  Switch,
  Textarea,
  TextInput,
} from "@mantine/core";
import { useState } from "react";
import { Portrait } from "~/ui/portrait";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { useGalleryWords } from "~/ui/words/gallery";
import { Part } from "./part";

/** Controls to press, type into and choose from, in each of their states. */
export function Controls() {
  const w = useGalleryWords().controls;
  const all = useWords();
  const [view, setView] = useState("list");
  return (
    <Part title={w.title}>
      <Group gap="sm">
        <Button>{w.primary}</Button>
        <Button variant="default">{w.secondary}</Button>
        <Button variant="subtle" color="gray">
          {w.quiet}
        </Button>
        <Button color="red" variant="light">
          {w.danger}
        </Button>
        <Button disabled>{w.disabled}</Button>
        <Button loading aria-label={w.saving}>
          {w.saving}
        </Button>
      </Group>
      <TextInput key={w.place} label={w.filled} defaultValue={w.place} />
      <TextInput label={w.empty} placeholder={w.emptyExample} description={w.hint} />
      <TextInput label={w.wrong} defaultValue="A" error={w.wrongWhy} />
      <TextInput label={w.outOfReach} value={w.place} readOnly disabled />
      <Textarea key={w.note} label={w.manyLines} defaultValue={w.note} autosize minRows={2} />
      <NativeSelect label={w.oneOf} data={w.options} />
      <Group gap="lg">
        <Checkbox label={w.box} defaultChecked />
        <Radio label={w.circle} name="gallery" defaultChecked />
        <Switch label={w.switch} defaultChecked />
        <Chip defaultChecked>{w.chip}</Chip>
        <Portrait name={w.portrait} src={undefined} />
      </Group>
      <SegmentedControl
        aria-label={w.view}
        value={view}
        onChange={setView}
        data={[
          { value: "list", label: w.list },
          { value: "board", label: w.board },
        ]}
      />
      <Progress value={40} aria-label={w.progress} color="var(--moss-ink)" />
      <Group gap="sm">
        <Button
          variant="default"
          onClick={() => toast({ message: w.moved, action: { label: all.common.undo, run: () => undefined } })}
        >
          {w.showToast}
        </Button>
        <Button variant="default" onClick={() => toast({ message: w.failure, kind: "failure" })}>
          {w.showFailure}
        </Button>
      </Group>
    </Part>
  );
}
