import { Button } from "@mantine/core";
import { useStore } from "zustand";
import type { BucketListMeta } from "~/core";
import { paths } from "~/routing/paths";
import type { SavedList } from "~/state/lists";
import { session } from "~/state/session";
import { moment } from "~/ui/format";
import { type SharedLink, ShareSheet } from "~/ui/share/share-sheet";
import { useWords } from "~/ui/words";
import { LinkExpiry } from "./link-expiry";
import { useEndLink, useShare } from "./use-share";

const MONTH_MS = 30 * 86_400_000;

/** The link by which somebody without an account compares their wishes with a list: made, sent, and ended. */
export function UsTwoSheet({ list, onClose }: { list: SavedList; onClose: () => void }) {
  const w = useWords();
  const { meta, busy, set, revoke } = useShare(list);
  const end = useEndLink(meta, revoke);
  const name = useStore(session, (known) => known.user?.name ?? "");
  const url = meta ? usTwoUrl(list, meta) : null;
  const visibility = meta?.visibility ?? "friends";
  const isPublic = visibility === "public";
  const level = visibility === "private" ? "link" : visibility;
  const expiresAt = meta?.linkExpiresAt ?? null;
  const make = (expires: string | null) => set({ visibility: level, withLink: true, expires });
  return (
    <ShareSheet
      opened
      onClose={onClose}
      title={w.usTwo.send}
      visibility={<p>{w.usTwo.sendExplained(list.data.year)}</p>}
      link={linkState(url, busy || !meta, {
        label: w.share.link,
        title: w.usTwo.subject(name),
        text: w.usTwo.text(list.data.year),
        qr: w.usTwo.qr,
        note: isPublic ? w.usTwo.public : expiresAt ? w.sharing.until(moment(expiresAt)) : undefined,
        reason: visibility === "private" ? w.usTwo.privateExplained : w.usTwo.friendsOnlyExplained,
      })}
      make={
        url === null && meta ? (
          <Button size="md" loading={busy} onClick={() => make(new Date(Date.now() + MONTH_MS).toISOString())}>
            {w.usTwo.make}
          </Button>
        ) : null
      }
    >
      {url !== null && !isPublic ? <LinkExpiry expiresAt={expiresAt} busy={busy} onChange={make} onEnd={end} /> : null}
    </ShareSheet>
  );
}

interface Texts {
  label: string;
  title: string;
  text: string;
  qr: string;
  note: string | undefined;
  /** Reason why there is no link yet. */
  reason: string;
}

function linkState(url: string | null, isMaking: boolean, { reason, ...texts }: Texts): SharedLink {
  if (url !== null) return { state: "ready", url, ...texts };
  return isMaking ? { state: "making" } : { state: "none", reason };
}

/** Address where others compare; none while no link opens the list. */
function usTwoUrl({ id }: SavedList, { visibility = "friends", linkToken }: BucketListMeta): string | null {
  if (visibility !== "public" && !linkToken) return null;
  return new URL(paths.usTwo(id, visibility === "public" ? null : linkToken), window.location.href).href;
}
