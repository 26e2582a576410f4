import { useEffect, useState } from "react";
import { useInvitationWords } from "~/ui/words/invitation";
import { InvitationPage } from "../invitation-page";
import type { InvitationLinks, InvitationView } from "../model";
import { changeGuest, readGuest } from "./guest-store";
import { useGuest } from "./use-guest";

interface Props {
  view: InvitationView;
  /** The code or secret of the link they came by. */
  linkKey: string | undefined;
  /** Their secret, where they came by their private link. */
  guestKey?: string | undefined;
  nowMs: number;
  hasWordmark?: boolean;
}

/** The invitation for somebody without an account. */
export function GuestPage({ view: first, linkKey, guestKey: presented, nowMs, hasWordmark = false }: Props) {
  const w = useInvitationWords();
  // Before the first reading, so that this device knows them from now on.
  useState(() => {
    if (presented) changeGuest(first.hangoutId, (record) => ({ ...record, guestKey: presented }));
  });
  const { guest, view, guestKey, isOffline, isReady, isVoteWaiting, refusal } = useGuest(first, linkKey);
  const { draft } = readGuest(view.hangoutId);
  useEffect(() => {
    document.title = w.page(view.title);
  }, [w, view.title]);
  return (
    <InvitationPage
      // What this browser keeps about somebody who has answered comes a moment later.
      key={isReady ? "ready" : "early"}
      view={view}
      actions={guest.actions}
      links={linksOf(view, linkKey, guestKey)}
      nowMs={nowMs}
      hasWordmark={hasWordmark}
      isOffline={isOffline}
      isVoteWaiting={isVoteWaiting}
      refusal={refusal}
      draft={draft}
      onDraft={(next) => changeGuest(view.hangoutId, (record) => ({ ...record, draft: next }))}
    />
  );
}

function linksOf(view: InvitationView, linkKey: string | undefined, guestKey: string | undefined): InvitationLinks {
  const path = `/hangout/${view.hangoutId}`;
  const secret = (key: string | undefined) => (key ? `?k=${encodeURIComponent(key)}` : "");
  const calendar = `/v1/hangouts/${view.hangoutId}/calendar.ics${secret(guestKey ?? linkKey)}`;
  // Never the reader's own secret; without a link that joins there is nothing to give away.
  const join = linkKey ? `/app/hangout/join?id=${encodeURIComponent(linkKey)}` : undefined;
  return {
    calendar,
    feed: `webcal://${location.host}${calendar}`,
    ...(join ? { share: new URL(join, location.origin).href } : {}),
    cover: `/cards/hangout/${view.hangoutId}.svg${secret(linkKey ?? guestKey)}`,
    addToList: addToList(view),
    ...(view.me ? {} : { signIn: `/login?redirect=${encodeURIComponent(join ?? path)}` }),
    ...(guestKey ? { private: `${location.origin}${path}${secret(guestKey)}` } : {}),
  };
}

/** Signing up leads to the list of that year, with the title in its field. */
function addToList({ title, when, options }: InvitationView): string {
  const year = (when.startsAt ?? options[0]?.start ?? new Date().toISOString()).slice(0, 4);
  const list = `/app/bucket-list?${new URLSearchParams({ year, wish: title })}`;
  return `/login?new&redirect=${encodeURIComponent(list)}`;
}
