import { JoinHangout } from "~/features/hangout-join/join-hangout";
import type { ScreenProps } from "~/screen-map";

/** Coming into a hangout by its link. */
export default function JoinHangoutScreen({ route }: ScreenProps) {
  const code = [route.query.id].flat()[0]?.trim() ?? "";
  return <JoinHangout key={code} code={code} />;
}
