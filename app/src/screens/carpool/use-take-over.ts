import { useEffect, useState } from "react";
import { call } from "~/api/call";
import { forgetGuest } from "~/features/invitation/guest/guest-store";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import { useSession } from "~/sync/session/use-session";

/**
 * Makes a guest's answers those of the account that they have now, where the address has their secret, and takes it out
 * of the address. Answers true until that is done. A secret that opens nothing any more changes nothing.
 */
export function useTakeOver(hangoutId: string | null, key: string | null): boolean {
  const navigation = useNavigation();
  const uid = useSession((state) => state.uid);
  const guestKey = hangoutId && uid && key?.includes(".") ? key : null;
  const [tried, setTried] = useState<string | null>(null);
  useEffect(() => {
    if (hangoutId === null || guestKey === null || guestKey === tried) return;
    const asked = { id: hangoutId, guestKey, idempotencyKey: crypto.randomUUID() };
    call("joinHangout", asked).then(
      () => {
        forgetGuest(hangoutId);
        navigation.replace(paths.carpool(hangoutId));
      },
      () => setTried(guestKey),
    );
  }, [guestKey, tried, hangoutId, navigation]);
  return guestKey !== null && guestKey !== tried;
}
