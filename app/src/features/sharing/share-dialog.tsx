import { Button } from "@mantine/core";
import type { SavedList } from "~/state/lists";
import { progressOf } from "~/sync/lists/activities";
import { useOwnerName } from "~/sync/lists/use-owner-name";
import { moment } from "~/ui/format";
import { firstName } from "~/ui/people/person";
import { SharePreview } from "~/ui/share/share-preview";
import { type SharedLink, ShareSheet } from "~/ui/share/share-sheet";
import { toast } from "~/ui/toast";
import { LEVELS, VisibilityChoice } from "~/ui/visibility-choice";
import { useWords, type Words } from "~/ui/words";
import { Editors } from "./editors";
import { LinkExpiry } from "./link-expiry";
import { cardUrl, shareImage } from "./share-image";
import { useEndLink, useShare } from "./use-share";

interface Props {
  list: SavedList;
  opened: boolean;
  onClose: () => void;
}

/** Shares a list: who may see it, what they will see, the link to send, and who edits it along. */
export function ShareDialog({ list, opened, onClose }: Props) {
  const w = useWords();
  const { meta, busy, set, revoke, url } = useShare(list);
  const visibility = meta?.visibility ?? "friends";
  const secret = meta?.linkToken ?? null;
  // The picture says of other lists only that there is something to see.
  const isForAnybody = visibility === "public" || (visibility === "link" && secret !== null);
  const end = useEndLink(meta, revoke);
  const openToAnybody = useOpenToAnybody(set);
  const hasLinkBeside = visibility === "friends" && secret !== null;
  // Without a secret the address is worth something to friends alone, who find the list without it.
  const isForFriendsAlone = meta !== undefined && visibility === "friends" && secret === null;
  const ready = useLink(list, { url, visibility, expiresAt: meta?.linkExpiresAt ?? null, isForAnybody, secret });
  const link = isForFriendsAlone ? null : ready;
  return (
    <ShareSheet
      opened={opened}
      onClose={onClose}
      title={w.share.open}
      visibility={
        <>
          {isForFriendsAlone ? (
            <Button size="md" loading={busy} onClick={openToAnybody}>
              {w.sharing.openToAnybody}
            </Button>
          ) : null}
          <VisibilityChoice levels={LEVELS} visibility={visibility} onChange={(level) => set({ visibility: level })} />
        </>
      }
      preview={
        url && !isForFriendsAlone ? (
          <Preview list={list} picture={isForAnybody ? cardUrl(list.id, secret) : null} />
        ) : null
      }
      link={link}
    >
      {hasLinkBeside ? <p>{w.usTwo.beside}</p> : null}
      {visibility === "link" || hasLinkBeside ? (
        <LinkExpiry
          expiresAt={meta?.linkExpiresAt ?? null}
          busy={busy}
          onChange={(expires) => set({ visibility, withLink: true, expires })}
          onEnd={end}
        />
      ) : null}
      <Editors editors={meta?.editors ?? []} onChange={(editors) => set({ editors })} />
      <p role="status">{busy ? w.sharing.saving : ""}</p>
    </ShareSheet>
  );
}

/** Makes a link that anybody can open, and copies it once it is there: both in one press. */
function useOpenToAnybody(set: (choice: { visibility: "link" }, onSet: (url: string) => void) => void) {
  const w = useWords();
  return () =>
    set({ visibility: "link" }, (url) => {
      navigator.clipboard?.writeText(url).then(
        () => toast({ message: w.sharing.openedAndCopied }),
        // The link stands there to be copied by hand.
        () => undefined,
      );
    });
}

interface LinkFacts {
  url: string | null;
  visibility: string;
  expiresAt: string | null;
  isForAnybody: boolean;
  secret: string | null;
}

function useLink(list: SavedList, { url, visibility, expiresAt, isForAnybody, secret }: LinkFacts): SharedLink {
  const w = useWords();
  if (visibility === "private") return { state: "none", reason: w.sharing.onlyYou };
  if (url === null) return { state: "making" };
  const image = () => shareImage(list, secret).catch(() => toast({ message: w.share.imageFailed, kind: "failure" }));
  return {
    state: "ready",
    label: w.share.link,
    url,
    title: w.list.title(list.data.year),
    qr: w.sharing.qr,
    note: noteOf(visibility, expiresAt, w),
    children: isForAnybody ? (
      <Button variant="default" onClick={() => void image()}>
        {w.share.image}
      </Button>
    ) : null,
  };
}

/** Explains who can open the link, or until when it works. */
function noteOf(visibility: string, expiresAt: string | null, w: Words): string | undefined {
  if (visibility === "friends") return w.sharing.friendsOnly;
  return visibility === "link" && expiresAt ? w.sharing.until(moment(expiresAt)) : undefined;
}

function Preview({ list: { data }, picture }: { list: SavedList; picture: string | null }) {
  const w = useWords();
  const name = useOwnerName(data);
  const { done, total } = progressOf(data.activities);
  return (
    <SharePreview
      title={w.card.title(firstName({ name }), data.year)}
      detail={w.list.progress(done, total)}
      picture={picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : null}
    />
  );
}
