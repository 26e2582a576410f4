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
import { toast } from "~/ui/toast";
import { Part } from "./part";

/** What is pressed, typed into and chosen from, in each of its states. */
export function Controls() {
  const [view, setView] = useState("list");
  return (
    <Part title="Controls">
      <Group gap="sm">
        <Button>Primary</Button>
        <Button variant="default">Secondary</Button>
        <Button variant="subtle" color="gray">
          Quiet
        </Button>
        <Button color="red" variant="light">
          Danger
        </Button>
        <Button disabled>Disabled</Button>
        <Button loading aria-label="Saving">
          Saving
        </Button>
      </Group>
      <TextInput label="With words" defaultValue="Kyoto" />
      <TextInput label="Empty" placeholder="Kyoto, Lisbon…" description="A hint below the label" />
      <TextInput label="Wrong" defaultValue="A" error="must have at least 3 characters" />
      <TextInput label="Out of reach" defaultValue="Kyoto" disabled />
      <Textarea label="Many lines" defaultValue="Ask Ann about the boat." autosize minRows={2} />
      <NativeSelect label="One of several" data={["Any time", "May", "June"]} />
      <Group gap="lg">
        <Checkbox label="Box" defaultChecked />
        <Radio label="Circle" name="gallery" defaultChecked />
        <Switch label="Switch" defaultChecked />
        <Chip defaultChecked>Chip</Chip>
      </Group>
      <SegmentedControl
        aria-label="View"
        value={view}
        onChange={setView}
        data={[
          { value: "list", label: "List" },
          { value: "board", label: "Board" },
        ]}
      />
      <Progress value={40} aria-label="40 of 100" color="var(--moss-ink)" />
      <Group gap="sm">
        <Button
          variant="default"
          onClick={() => toast({ message: "Moved “Kyoto”.", action: { label: "Undo", run: () => undefined } })}
        >
          Show a toast with undo
        </Button>
        <Button
          variant="default"
          onClick={() => toast({ message: "The server could not be reached.", kind: "failure" })}
        >
          Show a failure
        </Button>
      </Group>
    </Part>
  );
}
