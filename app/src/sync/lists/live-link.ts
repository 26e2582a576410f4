import type { BucketListMeta } from "~/core";

/** True if a list has a secret link that works. */
export function hasLiveLink({ visibility = "friends", linkToken, linkExpiresAt }: BucketListMeta): boolean {
  const isSet = Boolean(linkToken) && (visibility === "link" || visibility === "friends");
  return isSet && (!linkExpiresAt || Date.parse(linkExpiresAt) > Date.now());
}
