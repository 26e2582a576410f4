import { Join } from "~/features/account/joining/join";
import type { ScreenProps } from "~/screen-map";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";

/** Coming in by an invitation, or taking a place in line. */
export default function JoinScreen({ route }: ScreenProps) {
  const w = useWords();
  useTitle(w.join.title);
  return <Join code={[route.query.code].flat()[0]?.trim() ?? ""} />;
}
