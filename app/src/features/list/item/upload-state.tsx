import { Button, Group, Progress, Text } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import { useStore } from "zustand";
import { sentence } from "~/api/failure";
import { tryAgain } from "~/sync/outbox/controls";
import { failureOfEntry } from "~/sync/outbox/entry";
import { outbox } from "~/sync/outbox/store";
import { sendNow } from "~/sync/outbox/wake";
import { keyOfPhoto } from "~/sync/photos/photo-upload";
import { number } from "~/ui/format";
import { useWords } from "~/ui/words";

/** Progress of the upload of a photo of this device; nothing once it is on the server. */
export function UploadState({ name }: { name: string }) {
  const w = useWords();
  const key = keyOfPhoto(name);
  const upload = useStore(outbox, ({ entries }) => entries.find((entry) => entry.key === key));
  const sent = useStore(outbox, ({ progress }) => progress[key] ?? 0);
  if (!upload) return null;
  const isRefused = upload.status === "refused";
  if (upload.status === "sending" || (!isRefused && !upload.failure))
    return <Sending percent={Math.round(100 * sent)} />;
  const again = () => (isRefused ? tryAgain(key).catch(() => undefined) : sendNow());
  return (
    <Group role="status" gap="xs">
      <IconCloudOff size={18} stroke={1.7} aria-hidden="true" />
      <Text size="sm" flex={1}>
        {isRefused ? w.photos.refused(sentence(failureOfEntry(upload))) : w.photos.waiting}
      </Text>
      <Button variant="default" size="compact-sm" onClick={() => void again()}>
        {w.common.tryAgain}
      </Button>
    </Group>
  );
}

function Sending({ percent }: { percent: number }) {
  const w = useWords();
  return (
    <div>
      <Text size="sm">{w.photos.sending(number(percent))}</Text>
      <Progress value={percent} size="sm" aria-label={w.photos.progress} />
    </div>
  );
}
