import { Button, FileButton, Group, Modal, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import type { SavedList } from "~/state/lists";
import { actionsOf } from "~/sync/lists/item-actions";
import { useWords } from "~/ui/words";
import type { Entry } from "./entry";
import { PastePreview } from "./paste-preview";
import { previewOf } from "./preview";

interface Props {
  list: SavedList;
  opened: boolean;
  onClose: () => void;
}

/** Brings a file or pasted lines into the list, with a look at them before. */
export function ImportDialog({ list, opened, onClose }: Props) {
  const w = useWords();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [pasted, setPasted] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const preview = previewOf(entries, list.data.activities);
  const read = async (name: string, text: string) => {
    const { entriesOf } = await import("./formats");
    try {
      setEntries(text.trim() === "" ? [] : entriesOf(name, text));
      setProblem(null);
    } catch (failure) {
      setEntries([]);
      setProblem(failure instanceof Error ? failure.message : String(failure));
    }
  };
  const close = () => {
    setEntries([]);
    setPasted("");
    setProblem(null);
    onClose();
  };
  const add = async () => {
    const { activitiesOf } = await import("./entry");
    const fresh = preview.filter(({ taken }) => taken).map(({ entry }) => entry);
    if (await actionsOf(list.id).addAll(activitiesOf(fresh, list.data.activities))) close();
  };
  const count = preview.filter(({ taken }) => taken).length;
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={w.exchange.import}
      size="lg"
      closeButtonProps={{ "aria-label": w.common.close }}
    >
      <Stack gap="md">
        <Text>{w.exchange.importExplained}</Text>
        <Group>
          <FileButton
            accept=".json,.geojson,.csv,.kml,.gpx,.txt"
            onChange={(file) => void file?.text().then((text) => read(file.name, text))}
          >
            {(props) => (
              <Button variant="default" {...props}>
                {w.exchange.chooseFile}
              </Button>
            )}
          </FileButton>
        </Group>
        <Textarea
          label={w.exchange.paste}
          autosize
          minRows={3}
          maxRows={8}
          value={pasted}
          onChange={(event) => {
            setPasted(event.currentTarget.value);
            void read("pasted.txt", event.currentTarget.value);
          }}
        />
        {problem ? (
          <Text c="var(--danger)" role="alert">
            {problem}
          </Text>
        ) : null}
        <PastePreview rows={preview} />
        <Button onClick={() => void add()} disabled={count === 0}>
          {w.exchange.add(count)}
        </Button>
      </Stack>
    </Modal>
  );
}
