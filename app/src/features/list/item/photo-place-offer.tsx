import { Button, Group, Stack, Text } from "@mantine/core";
import { exactSpot, namedAfter } from "~/map/search/exact-place";
import type { FoundPlace } from "~/map/search/providers/provider";
import { readable } from "~/map/spot/readable";
import type { Spot } from "~/map/spot/spot-map";
import { useNearest } from "~/map/spot/use-nearest";
import { useWords } from "~/ui/words";

interface Props {
  /** Position at which the photo was taken, as its file says. */
  spot: Spot;
  onUse: (place: FoundPlace) => void;
  onDismiss: () => void;
}

/** Asks whether the spot where a photo was taken is the place of the item. Nothing of it is kept before that. */
export default function PhotoPlaceOffer({ spot, onUse, onDismiss }: Props) {
  const w = useWords();
  const nearest = useNearest(spot);
  const use = () => {
    const place = exactSpot(spot.lat, spot.lng);
    const call = nearest?.isAt ? (name: string) => name : w.placePicker.near;
    onUse(nearest ? namedAfter(place, nearest.place, call) : place);
  };
  return (
    <Stack gap="xs" role="group" aria-label={w.photos.position}>
      <Text size="sm" role="status">
        {nearest ? w.photos.takenNear(nearest.place.name) : w.photos.takenAt(readable(spot))} {w.photos.positionStays}
      </Text>
      {nearest ? (
        <Text size="xs" c="dimmed">
          {readable(spot)}
        </Text>
      ) : null}
      <Group gap="xs">
        <Button variant="default" onClick={use}>
          {w.photos.usePosition}
        </Button>
        <Button variant="subtle" color="gray" onClick={onDismiss}>
          {w.photos.dismissPosition}
        </Button>
      </Group>
    </Stack>
  );
}
