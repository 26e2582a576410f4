import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "~/routing/use-location";
import { isGuestKey, keepGuestKey, keyOfAddress, withoutKey } from "./address-key";

/**
 * The secret that the page of a hangout was opened with. A guest's is kept on this device and taken out of the address at
 * once, so that it is in no history, screenshot or way back from signing in; the code of a link once `isIn` is true: its
 * reader needs it no more. It stays the same while the page is open.
 */
export function useAddressKey(hangoutId: string | null, isIn = false): string | null {
  const navigation = useNavigation();
  const here = useLocation();
  const given = hangoutId === null ? null : keyOfAddress(hangoutId, here);
  const [opened, setOpened] = useState({ hangoutId, key: given });
  const isOther = opened.hangoutId !== hangoutId || (given !== null && given !== opened.key);
  if (isOther) setOpened({ hangoutId, key: given });
  const key = isOther ? given : opened.key;
  const hasSecret = new URL(here, "http://localhost").searchParams.has("k");
  useEffect(() => {
    if (hangoutId === null || key === null || !hasSecret) return;
    if (isGuestKey(key) ? keepGuestKey(hangoutId, key) : isIn) navigation.replace(withoutKey(here));
  }, [hangoutId, key, hasSecret, isIn, here, navigation]);
  return key;
}
