import { Button, FileButton, Group, Image, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import type { Activity } from "~/core";
import { photo } from "~/state/device";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { keepOwnPhoto } from "./own-photo";

interface Props {
  activity: Activity;
  onChange: (fields: Record<string, unknown>) => Promise<boolean>;
}

/** The photo that shows that it was done. */
export function PhotoField({ activity, onChange }: Props) {
  const w = useWords();
  const url = usePhoto(activity.proofRef);
  const choose = async (file: File | null) => {
    if (!file) return;
    try {
      await onChange({ proofRef: await keepOwnPhoto(file) });
    } catch {
      toast({ message: w.item.photoUnreadable, kind: "failure" });
    }
  };
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        {w.item.photo}
      </Text>
      {url ? <Image src={url} alt={w.item.photoOf(activity.title)} radius="md" /> : null}
      {activity.proofRef && !url ? <Text size="sm">{w.item.photoElsewhere}</Text> : null}
      <Text size="sm" c="dimmed">
        {w.item.photoStays}
      </Text>
      <Group gap="xs">
        <FileButton accept="image/*" onChange={choose}>
          {(props) => (
            <Button variant="default" {...props}>
              {activity.proofRef ? w.item.otherPhoto : w.item.addPhoto}
            </Button>
          )}
        </FileButton>
        {activity.proofRef ? (
          <Button variant="subtle" color="gray" onClick={() => void onChange({ proofRef: null })}>
            {w.item.noPhoto}
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}

/** An address for a photo of this device, for as long as it is shown. */
function usePhoto(name: string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    setUrl(undefined);
    if (!name) return;
    let made: string | undefined;
    let current = true;
    void photo(name).then((picture) => {
      if (!picture || !current) return;
      made = URL.createObjectURL(picture);
      setUrl(made);
    });
    return () => {
      current = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [name]);
  return url;
}
