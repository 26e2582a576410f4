import type { Activity } from "~/core";
import { usePhoto } from "~/sync/photos/use-photo";
import { WishPicture } from "~/ui/wish-picture";

interface Props {
  activity: Activity;
  shape?: "square" | "card";
}

/** The own photo of what was done, else the drawn picture of the wish. */
export function ActivityPicture({ activity, shape = "square" }: Props) {
  const photo = usePhoto(activity.proofRef, shape === "square" ? "small" : "full");
  return <WishPicture activity={activity} src={photo} shape={shape} />;
}
