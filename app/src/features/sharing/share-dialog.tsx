import { Button } from "@mantine/core";
import type { Visibility } from "~/core";
import type { SavedList } from "~/state/lists";
import { progressOf } from "~/sync/lists/activities";
import { isDraft } from "~/sync/lists/drafts";
import { useOwnerName } from "~/sync/lists/use-owner-name";
import { moment } from "~/ui/format";
import { firstName } from "~/ui/people/person";
import { SharePreview } from "~/ui/share/share-preview";
import { type SharedLink, ShareSheet } from "~/ui/share/share-sheet";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { type Choice, choiceOf } from "./audience";
import { AudienceChoice } from "./audience-choice";
import { Editors } from "./editors";
import { GuestShare } from "./guest-share";
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
  if (isDraft(list.id)) return <GuestShare opened={opened} onClose={onClose} />;
  return <AccountShare list={list} opened={opened} onClose={onClose} />;
}

function AccountShare({ list, opened, onClose }: Props) {
  const w = useWords();
  const { meta, level, busy, set, revoke, url } = useShare(list);
  const { visibility = "friends", linkExpiresAt = null, editors = [] } = meta ?? {};
  const secret = meta?.linkToken ?? null;
  // The picture says of other lists only that there is something to see.
  const isForAnybody = level === "public" || (level === "link" && secret !== null);
  const end = useEndLink(meta, revoke);
  const openToAnybody = useOpenToAnybody(set);
  // The address is worth something to friends alone, who find the list without it.
  const isForFriendsAlone = meta !== undefined && level === "friends";
  const ready = useLink(list, { url, level, expiresAt: linkExpiresAt, isForAnybody, secret });
  return (
    <ShareSheet
      opened={opened}
      onClose={onClose}
      title={w.share.open}
      visibility={<AudienceChoice meta={meta} level={level} set={set} />}
      make={
        isForFriendsAlone ? (
          <Button size="md" loading={busy} onClick={openToAnybody}>
            {w.sharing.openToAnybody}
          </Button>
        ) : null
      }
      preview={isForAnybody && url ? <Preview list={list} picture={cardUrl(list.id, secret)} /> : null}
      link={isForFriendsAlone ? null : ready}
    >
      {level === "link" ? (
        <LinkExpiry
          expiresAt={linkExpiresAt}
          busy={busy}
          onChange={(expires) => set({ visibility, withLink: true, expires })}
          onEnd={end}
        />
      ) : null}
      <Editors editors={editors} onChange={(editors) => set({ editors })} />
      <p role="status">{busy ? w.sharing.saving : ""}</p>
    </ShareSheet>
  );
}

/** Makes a link that anybody can open, beside friends, and copies it once it is there: both in one press. */
function useOpenToAnybody(set: (choice: Choice, onSet: (url: string) => void) => void) {
  const w = useWords();
  return () =>
    set(choiceOf("link", "friends"), (url) => {
      navigator.clipboard?.writeText(url).then(
        () => toast({ message: w.sharing.openedAndCopied }),
        // The link stands there to be copied by hand.
        () => undefined,
      );
    });
}

interface LinkFacts {
  url: string | null;
  level: Visibility;
  expiresAt: string | null;
  isForAnybody: boolean;
  secret: string | null;
}

function useLink(list: SavedList, { url, level, expiresAt, isForAnybody, secret }: LinkFacts): SharedLink {
  const w = useWords();
  if (level === "private") return { state: "none", reason: w.sharing.onlyYou };
  if (url === null) return { state: "making" };
  const image = () => shareImage(list, secret).catch(() => toast({ message: w.share.imageFailed, kind: "failure" }));
  return {
    state: "ready",
    label: w.share.link,
    url,
    title: w.list.title(list.data.year),
    qr: w.sharing.qr,
    note: level === "link" && expiresAt ? w.sharing.until(moment(expiresAt)) : undefined,
    children: isForAnybody ? (
      <Button variant="default" onClick={() => void image()}>
        {w.share.image}
      </Button>
    ) : null,
  };
}

function Preview({ list: { data }, picture }: { list: SavedList; picture: string }) {
  const w = useWords();
  const name = useOwnerName(data);
  const { done, total } = progressOf(data.activities);
  return (
    <SharePreview
      title={w.card.title(firstName({ name }), data.year)}
      detail={w.list.progress(done, total)}
      picture={<img src={picture} alt="" loading="lazy" decoding="async" />}
    />
  );
}
