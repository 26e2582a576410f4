import { Button, FileButton, Group, Image, Stack, Text } from "@mantine/core";
import { lazy, useState } from "react";
import type { Activity } from "~/core";
import type { Spot } from "~/map/spot/spot-map";
import { keepOwnPhoto } from "~/sync/photos/own-photo";
import { photoPosition } from "~/sync/photos/photo-position";
import { isOnDevice } from "~/sync/photos/photo-ref";
import { usePhoto } from "~/sync/photos/use-photo";
import { Late } from "~/ui/late";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { UploadState } from "./upload-state";

const PhotoPlaceOffer = lazy(() => import("./photo-place-offer"));

interface Props {
  activity: Activity;
  /** `true` if the list is on this device alone, and its photos with it. */
  isDraft: boolean;
  onChange: (fields: Record<string, unknown>) => Promise<boolean>;
}

/** The photo that shows that it was done. */
export function PhotoField({ activity, isDraft, onChange }: Props) {
  const w = useWords();
  const url = usePhoto(activity.proofRef);
  const [taken, setTaken] = useState<Spot | null>(null);
  const choose = async (file: File | null) => {
    if (!file) return;
    try {
      await onChange({ proofRef: await keepOwnPhoto(file) });
      setTaken(activity.place ? null : await photoPosition(file));
    } catch {
      toast({ message: w.photos.unreadable, kind: "failure" });
    }
  };
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {w.photos.title}
      </Text>
      {url ? <Image src={url} alt={w.photos.of(activity.title)} radius="md" /> : null}
      {activity.proofRef && !url ? <Text size="sm">{w.photos.elsewhere}</Text> : null}
      {activity.proofRef && isOnDevice(activity.proofRef) ? <UploadState name={activity.proofRef} /> : null}
      {taken && !activity.place ? (
        <Late>
          <PhotoPlaceOffer
            spot={taken}
            onUse={({ id, name, lat, lng }) => void onChange({ placeId: id, place: { name, lat, lng } })}
            onDismiss={() => setTaken(null)}
          />
        </Late>
      ) : null}
      <Text size="sm" c="dimmed">
        {isDraft ? w.photos.stays : activity.hidden ? w.photos.onlyYours : w.photos.seen}
      </Text>
      <Group gap="xs">
        <FileButton accept="image/*" onChange={choose}>
          {(props) => (
            <Button variant="default" {...props}>
              {activity.proofRef ? w.photos.other : w.photos.add}
            </Button>
          )}
        </FileButton>
        {activity.proofRef ? (
          <Button variant="subtle" color="gray" onClick={() => void onChange({ proofRef: null })}>
            {w.photos.remove}
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}
