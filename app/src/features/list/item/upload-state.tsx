import { Button, Group, Progress, Text } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import { useStore } from "zustand";
import { sentence } from "~/api/failure";
import { uploads } from "~/state/uploads";
import { retryPhotos } from "~/sync/photos/uploading";
import { number } from "~/ui/format";
import { useWords } from "~/ui/words";

/** How far a photo of this device is on its way to the server; nothing once it is there. */
export function UploadState({ name }: { name: string }) {
  const w = useWords();
  const upload = useStore(uploads, (all) => all[name]);
  if (!upload) return null;
  if (upload.state === "sending") {
    const percent = Math.round(100 * upload.sent);
    return (
      <div>
        <Text size="sm">{w.photos.sending(number(percent))}</Text>
        <Progress value={percent} size="sm" aria-label={w.photos.progress} />
      </div>
    );
  }
  return (
    <Group role="status" gap="xs">
      <IconCloudOff size={18} stroke={1.7} aria-hidden="true" />
      <Text size="sm" flex={1}>
        {upload.state === "waiting" ? w.photos.waiting : w.photos.refused(sentence(upload.failure))}
      </Text>
      <Button variant="default" size="compact-sm" onClick={() => void retryPhotos()}>
        {w.common.tryAgain}
      </Button>
    </Group>
  );
}
