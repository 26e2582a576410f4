/**
 * Audience of a list, as the sheet for sharing offers it. The server keeps a secret link by itself or beside the
 * visibility for friends; the sheet has one level for both, so that making a link takes the list away from nobody.
 */
import type { BucketListMeta, Visibility } from "~/core";
import { hasLiveLink } from "~/sync/lists/live-link";

/** Changes to the audience of a list; the parts left out stay as they are. */
export interface Choice {
  visibility?: Visibility;
  /** `true` if a list for friends has a secret link beside. */
  withLink?: boolean;
  /** Moment when the secret link ends, ISO-8601; `null` for never. */
  expires?: string | null;
  editors?: string[];
}

/** What a change ends: a secret link, or an address that opens for everybody. */
export type Ending = "link" | "everybody";

/** Returns the level that the sheet shows: a link beside friends lets everybody in who has it. */
export function levelOf(meta: BucketListMeta): Visibility {
  const visibility = meta.visibility ?? "friends";
  return visibility === "friends" && hasLiveLink(meta) ? "link" : visibility;
}

/** Returns the change that leads to a level. With a link, friends who see the list go on to see it without. */
export function choiceOf(level: Visibility, before: Visibility): Choice {
  if (level === "friends") return { visibility: level, withLink: false };
  const doFriendsSee = before === "friends" || before === "public";
  return level === "link" && doFriendsSee ? { visibility: "friends", withLink: true } : { visibility: level };
}

/** Returns what ends for those who were sent the list, if it goes to another level; `null` if nothing does. */
export function endingOf(level: Visibility, meta: BucketListMeta): Ending | null {
  if (level === "public") return null;
  if (meta.visibility === "public") return "everybody";
  return level !== "link" && hasLiveLink(meta) ? "link" : null;
}

/** Returns a list's settings with the part of a choice that is known before the server has answered. */
export function withChoice(before: BucketListMeta | undefined, choice: Choice): BucketListMeta {
  const { linkToken, ...rest } = before ?? {};
  const { visibility, withLink, editors } = choice;
  const keepsLink = !visibility || visibility === "link" || (visibility === "friends" && withLink !== false);
  return {
    ...rest,
    ...(linkToken && keepsLink ? { linkToken } : {}),
    ...(visibility ? { visibility } : {}),
    ...(editors ? { editors } : {}),
  };
}
