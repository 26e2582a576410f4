import { CarpoolPage } from "~/features/carpool/carpool-page";
import { Chooser } from "~/features/carpool/chooser";
import { SignInGate } from "~/features/carpool/sign-in-gate";
import { useAddressKey } from "~/features/invitation/guest/use-address-key";
import type { ScreenProps } from "~/screen-map";
import { useIsKnown } from "~/sync/session/use-session";
import { RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useCarpoolWords } from "~/ui/words/carpool";
import { useTakeOver } from "./use-take-over";

/** Cars and riders of a hangout (`?hangout=`, a guest's secret as `?k=`, which is kept); without one the reader's carpools to choose from. */
export default function CarpoolScreen({ route }: ScreenProps) {
  const w = useCarpoolWords();
  const first = (name: string) => [route.query[name]].flat()[0] || null;
  const hangoutId = first("hangout");
  useTitle(hangoutId ? w.page : w.chooser.title);
  const isKnown = useIsKnown();
  const { isTakingOver, guestKey } = useTakeOver(hangoutId, useAddressKey(hangoutId));
  if (isTakingOver) return <RowsSkeleton label={w.loading} rows={6} />;
  if (hangoutId) return <CarpoolPage key={hangoutId} hangoutId={hangoutId} guestKey={guestKey} />;
  if (!isKnown) return <SignInGate main title={w.chooser.signedOut} text={w.chooser.signedOutText} />;
  return <Chooser questId={first("quest")} />;
}
