import { useEffect, useState } from "react";
import { isUploaded, smallOf } from "~/api/photo";
import { readPhoto } from "~/state/device";

/**
 * An address under which a photo can be drawn, for as long as it is shown; none where it is on another device.
 *
 * @param size what is enough of it: lists need no more than the small version
 */
export function usePhoto(ref: string | undefined, size: "full" | "small" = "full"): string | undefined {
  const [kept, setKept] = useState<{ ref: string; url: string }>();
  useEffect(() => {
    if (!ref || isUploaded(ref)) return;
    let url: string | undefined;
    let current = true;
    void readPhoto(ref).then((picture) => {
      if (!picture || !current) return;
      url = URL.createObjectURL(picture);
      setKept({ ref, url });
    });
    return () => {
      current = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [ref]);
  if (isUploaded(ref)) return size === "small" ? smallOf(ref) : ref;
  return kept?.ref === ref ? kept?.url : undefined;
}
