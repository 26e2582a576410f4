import { Drawer } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { Activity } from "~/core";
import { constants } from "~/core";
import type { ListActions } from "~/sync/lists/item-actions";
import { useWords } from "~/ui/words";
import { DetailsForm } from "./details-form";

interface Props {
  /** The activity that is open; the drawer is shut without one. */
  activity: Activity | undefined;
  actions: ListActions;
  /** Whether the list is on this device alone. */
  isDraft: boolean;
  pinned: boolean;
  onPin: (activity: Activity) => void;
  onClose: () => void;
}

/** Everything about one activity, in a sheet beside the list, or below it on a phone. */
export function Details({ activity, onClose, ...rest }: Props) {
  const w = useWords();
  const narrow = useMediaQuery("(max-width: 48em)", window.matchMedia("(max-width: 48em)").matches);
  return (
    <Drawer
      opened={activity !== undefined}
      onClose={onClose}
      position={narrow ? "bottom" : "right"}
      size={narrow ? "88%" : "md"}
      zIndex={constants.Z_INDEX_MODAL}
      title={w.item.details}
      closeButtonProps={{ "aria-label": w.common.close }}
    >
      {activity ? <DetailsForm key={activity.id} activity={activity} onClose={onClose} {...rest} /> : null}
    </Drawer>
  );
}
