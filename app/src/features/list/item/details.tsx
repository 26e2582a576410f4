import type { Activity } from "~/core";
import type { ListActions } from "~/sync/lists/item-actions";
import { Sheet } from "~/ui/sheet/sheet";
import { useWords } from "~/ui/words";
import { DetailsForm } from "./details-form";

interface Props {
  /** The activity that is open; the sheet is closed without one. */
  activity: Activity | undefined;
  actions: ListActions;
  /** `true` if the list is on this device alone. */
  isDraft: boolean;
  /** `true` if the list is the viewer's: a co-editor does not hide activities. */
  isOwn: boolean;
  pinned: boolean;
  onPin: (activity: Activity) => void;
  /** Names of the friends who want it too. */
  also: readonly string[] | undefined;
  /** Address of the page that makes a hangout of it. */
  happenAt: string | undefined;
  onClose: () => void;
}

/** Everything about one activity, in a sheet beside the list, or below it on a phone. */
export function Details({ activity, onClose, ...rest }: Props) {
  const w = useWords();
  return (
    <Sheet opened={activity !== undefined} onClose={onClose} title={w.item.details} wide="side" isInAddress>
      {activity ? <DetailsForm key={activity.id} activity={activity} onClose={onClose} {...rest} /> : null}
    </Sheet>
  );
}
