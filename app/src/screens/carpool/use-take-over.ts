import { useEffect, useState } from "react";
import { call } from "~/api/call";
import { isGuestKey } from "~/features/invitation/guest/address-key";
import { forgetGuest } from "~/features/invitation/guest/guest-store";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import { useSession } from "~/sync/session/use-session";

/**
 * Makes a guest's answers those of the account that they have now, where the address has their secret or says that this
 * device keeps it. Answers with the state of that, and with the secret as long as it is somebody's: one that is nobody's any
 * more changes nothing.
 */
export function useTakeOver(hangoutId: string | null, key: string | null) {
  const navigation = useNavigation();
  const uid = useSession((state) => state.uid);
  const asked = hangoutId && uid && key && isGuestKey(key) ? key : null;
  const [done, setDone] = useState<{ key: string; isTaken: boolean } | null>(null);
  const isTried = done !== null && done.key === key;
  useEffect(() => {
    if (hangoutId === null || asked === null || isTried) return;
    const once = { id: hangoutId, guestKey: asked, idempotencyKey: crypto.randomUUID() };
    call("joinHangout", once).then(
      () => {
        forgetGuest(hangoutId);
        navigation.replace(paths.carpool(hangoutId));
        setDone({ key: asked, isTaken: true });
      },
      () => setDone({ key: asked, isTaken: false }),
    );
  }, [asked, isTried, hangoutId, navigation]);
  return { isTakingOver: asked !== null && !isTried, guestKey: isTried && done.isTaken ? null : key };
}
