import { useEffect, useState } from "react";
import { useInvitationWords } from "~/ui/words/invitation";
import { InvitationPage } from "../invitation-page";
import type { InvitationLinks, InvitationView } from "../model";
import { TakenOff } from "../taken-off";
import { keepGuestKey, withoutKey } from "./address-key";
import { changeGuest, forgetGuest, readGuest } from "./guest-store";
import { useCoverAddress } from "./use-cover-address";
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
  // A guest's own link shows them in it; where it does not, an account has their answers by now.
  const former = first.me === null ? presented : undefined;
  // Before the first reading, so that this device knows them from now on.
  useState(() => {
    if (presented && !former) keepKey(first, presented);
    if (former && readGuest(first.hangoutId).guestKey === former) forgetGuest(first.hangoutId);
  });
  const guestState = useGuest(first, former ?? linkKey);
  const { guest, view, isOffline, isReady, isTakenOff, isVoteWaiting, refusal } = guestState;
  const guestKey = former ?? guestState.guestKey;
  const { draft } = readGuest(view.hangoutId);
  const [typedName, setTypedName] = useState(draft?.name ?? "");
  const cover = useCoverAddress(view, posterOf(view, linkKey ?? guestKey));
  useEffect(() => {
    document.title = w.page(view.title);
  }, [w, view.title]);
  if (isTakenOff) return <TakenOff host={view.host.name} />;
  return (
    <InvitationPage
      // What this browser keeps about somebody who has answered comes a moment later.
      key={isReady ? "ready" : "early"}
      view={view}
      actions={guest.actions}
      links={{ ...linksOf(view, { linkKey, guestKey, typedName }), ...(cover ? { cover } : {}) }}
      nowMs={nowMs}
      hasWordmark={hasWordmark}
      isOffline={isOffline}
      isFormerGuest={former !== undefined && view.me === null}
      isVoteWaiting={isVoteWaiting}
      refusal={refusal}
      draft={draft}
      onDraft={(next) => changeGuest(view.hangoutId, (record) => ({ ...record, draft: next }))}
      onName={setTypedName}
    />
  );
}

/** Keeps a guest's secret on this device, and takes it out of the address that people copy and browsers remember. */
function keepKey({ hangoutId, shareUrl }: InvitationView, guestKey: string): void {
  const isKept = keepGuestKey(hangoutId, guestKey);
  // Without storage the address is all there is to come back by.
  if (isKept) history.replaceState(history.state, "", shareUrl ?? withoutKey(location.pathname + location.search));
}

const secretOf = (key: string | undefined) => (key ? `?k=${encodeURIComponent(key)}` : "");

/** Address of the poster that the server draws: another one after each change of the hangout, so that it is drawn anew. */
function posterOf({ hangoutId, version = 0 }: InvitationView, key: string | undefined): string {
  return `/cards/hangout/${hangoutId}.svg?${new URLSearchParams({ ...(key ? { k: key } : {}), v: String(version) })}`;
}

interface Guest {
  linkKey: string | undefined;
  guestKey: string | undefined;
  /** Name that somebody typed who has not answered. */
  typedName: string;
}

function linksOf(view: InvitationView, { linkKey, guestKey, typedName }: Guest): InvitationLinks {
  const name = (view.me?.name ?? typedName).trim();
  const path = `/hangout/${view.hangoutId}`;
  const calendar = `/v1/hangouts/${view.hangoutId}/calendar.ics${secretOf(guestKey ?? linkKey)}`;
  // Who is in it is told the link; somebody who came by it has it.
  const join = view.shareUrl ?? (linkKey && !view.me ? `/app/hangout/join?id=${encodeURIComponent(linkKey)}` : null);
  return {
    calendar,
    feed: `webcal://${location.host}${calendar}`,
    ...(join ? { share: new URL(join, location.origin).href } : {}),
    addToList: addToList(view, name),
    ...(view.me && guestKey ? { signUpForCars: signUpFor(carsOf(view, guestKey), name) } : {}),
    ...(view.me ? {} : { signIn: `/login?${new URLSearchParams({ redirect: join ?? path, ...nameIn(name) })}` }),
    ...(guestKey ? { private: `${location.origin}${path}${secretOf(guestKey)}` } : {}),
  };
}

/** Signing up leads to the list of that year, with the title in its field. */
function addToList({ title, when, options }: InvitationView, name: string): string {
  const year = (when.startsAt ?? options[0]?.start ?? new Date().toISOString()).slice(0, 4);
  const list = `/app/bucket-list?${new URLSearchParams({ year, wish: title })}`;
  return signUpFor(list, name);
}

/** The cars. This browser keeps the secret by which the guest's answers become those of the account that they make. */
function carsOf({ hangoutId }: InvitationView, guestKey: string): string {
  const path = `/carpool/coordination?${new URLSearchParams({ hangout: hangoutId, k: guestKey })}`;
  return keepGuestKey(hangoutId, guestKey) ? withoutKey(path) : path;
}

const nameIn = (name: string) => (name ? { name } : {});

/** Signing up with the name that the guest goes by. */
const signUpFor = (path: string, name: string) =>
  `/login?new&${new URLSearchParams({ redirect: path, ...nameIn(name) })}`;
