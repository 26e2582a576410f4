import { useNetwork } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { sentence } from "~/api/failure";
import { HostView } from "~/features/hangout/host-view";
import { HangoutMissing, SignInFirst } from "~/features/hangout/missing";
import { PickedDate } from "~/features/hangout/pick/picked-date";
import { usePicked } from "~/features/hangout/pick/use-picked";
import { keyOfAddress } from "~/features/invitation/guest/address-key";
import { useAddressKey } from "~/features/invitation/guest/use-address-key";
import { paths } from "~/routing/paths";
import { useLocation } from "~/routing/use-location";
import type { ScreenProps } from "~/screen-map";
import { useHangout } from "~/sync/hangouts/use-hangout";
import { useSession } from "~/sync/session/use-session";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import { Participant } from "./participant";

/** A hangout by its address: the poll, the date, the day itself and what is left of it. */
export default function HangoutScreen({ route }: ScreenProps) {
  const w = useWords();
  const here = useLocation();
  const status = useSession((state) => state.status);
  const isSignedOut = status === "signed-out";
  useLightPage(isSignedOut, route.params.id ?? "");
  if (status === "resuming") return <RowsSkeleton label={w.hangout.loading} rows={6} />;
  if (isSignedOut) return <SignInFirst here={here} />;
  return <Found id={route.params.id ?? ""} />;
}

function Found({ id }: { id: string }) {
  const w = useWords();
  const [isIn, setIn] = useState(false);
  const found = useHangout(id, useAddressKey(id, isIn));
  const { me, isLive, waiting } = found.snapshot ? found : {};
  useEffect(() => setIn(me !== undefined && isLive === true && waiting?.length === 0), [me, isLive, waiting]);
  const { online } = useNetwork();
  const open = found.snapshot ? found : undefined;
  const picked = usePicked(open);
  useTitle(open?.snapshot.hangout.data.title ?? w.hangout.page);
  if (found.failure) return <FailureNotice sentence={sentence(found.failure)} onRetry={() => void found.retry()} />;
  if (found.snapshot === null) return <HangoutMissing />;
  if (!open) return <RowsSkeleton label={w.hangout.loading} rows={6} />;
  if (picked.isShown) return <PickedDate open={open} picked={picked} />;
  const participant = <Participant open={open} isOffline={!online} />;
  if (open.snapshot.hangout.data.status === "done") return participant;
  return open.isHost ? <HostView open={open} onPicked={picked.pickedAs} participant={participant} /> : participant;
}

/**
 * Somebody without an account gets the invitation as a light page of its own, which the server answers. Who came here
 * inside the app is sent to it by loading the address, and a guest whose secret this device keeps by their own link.
 */
function useLightPage(isSignedOut: boolean, id: string): void {
  useEffect(() => {
    const { search } = location;
    const kept = isSignedOut && !new URLSearchParams(search).has("k") ? keyOfAddress(id, search) : null;
    if (kept) return location.replace(paths.guestHangout(id, kept));
    const [loaded] = performance.getEntriesByType("navigation");
    const isOfHere = loaded && new URL(loaded.name).pathname === location.pathname;
    if (isSignedOut && loaded && !isOfHere) location.reload();
  }, [isSignedOut, id]);
}
