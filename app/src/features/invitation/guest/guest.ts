/**
 * A guest of one hangout: reads the invitation, keeps what they say on this device until the server has it, and sends it
 * in the order in which they said it.
 */
import { ActionError, type InvitationActions, type InvitationView, type Sent } from "../model";
import { changeGuest, forgetGuest, readGuest, type Waiting } from "./guest-store";
import { call, Unreachable, uploadPhoto } from "./server";
import { shrink } from "./shrink";

export interface GuestOptions {
  hangoutId: string;
  /** The code or secret of the link they came by. */
  linkKey?: string | undefined;
  /** Hears of every view that is read, and of what waits to be sent. */
  onView: (view: InvitationView) => void;
  onWaiting: () => void;
  /** Hears that the host took the guest off: their secret opens nothing any more. */
  onTakenOff?: () => void;
}

export interface Guest {
  actions: InvitationActions;
  refresh: () => Promise<void>;
  /** Sends what waits, after the network came back. */
  flush: () => Promise<Sent>;
}

interface Joined {
  editUrl?: string;
}

const newKey = () => crypto.randomUUID();

export function guestOf({ hangoutId, linkKey, onView, onWaiting, onTakenOff }: GuestOptions): Guest {
  let sending: Promise<Sent> | undefined;
  const guestKey = () => readGuest(hangoutId).guestKey;

  const refresh = async () => {
    const key = guestKey() ?? linkKey;
    try {
      onView(await call<InvitationView>("readInvitation", { id: hangoutId, ...(key ? { key } : {}) }));
    } catch (error) {
      if (error instanceof ActionError && error.refusal === "takenOff") onTakenOff?.();
      throw error;
    }
  };
  /** Somebody who was taken off meanwhile is refused without a reason: the invitation has it. */
  const explain = async (error: unknown) => {
    if (error instanceof ActionError && error.refusal === "unknown") await refresh().catch(() => undefined);
  };

  const join = async (name: string | undefined, idempotencyKey: string) => {
    const data = { id: hangoutId, ...(linkKey ? { code: linkKey } : {}), guestName: name ?? "", idempotencyKey };
    const { editUrl } = await call<Joined>("joinHangout", data);
    const key = new URL(editUrl ?? "/", location.origin).searchParams.get("k");
    if (!key) throw new ActionError("unknown");
    changeGuest(hangoutId, (record) => ({ ...record, guestKey: key }));
    return key;
  };

  const send = async (one: Waiting) => {
    const name = one.kind === "vote" ? one.name : one.kind === "rsvp" ? one.answer.name : undefined;
    const key = guestKey() ?? (await join(name, `${one.key}-join`));
    const common = { hangoutId, key, idempotencyKey: one.key };
    if (one.kind === "vote") await call("voteHangout", { ...common, votes: one.votes });
    else if (one.kind === "comment") await call("commentHangout", { ...common, text: one.text });
    else {
      const { rsvp, partySize } = one.answer;
      await call("rsvpHangout", { ...common, rsvp, partySize });
    }
  };

  /** Sends one after the other. A refused one is dropped, so that it does not hold up the rest. */
  const drain = async (): Promise<Sent> => {
    for (;;) {
      const [one] = readGuest(hangoutId).waiting;
      if (!one) break;
      try {
        await send(one);
      } catch (error) {
        if (error instanceof Unreachable) return "waiting";
        drop(one.key);
        await explain(error);
        throw error;
      }
      drop(one.key);
      if (one.kind === "vote") changeGuest(hangoutId, ({ draft: _, ...record }) => record);
    }
    await refresh().catch(() => undefined);
    return "sent";
  };
  const drop = (key: string) => {
    changeGuest(hangoutId, (record) => ({ ...record, waiting: record.waiting.filter((one) => one.key !== key) }));
    onWaiting();
  };
  const flush = () => {
    sending ??= drain().finally(() => {
      sending = undefined;
    });
    return sending;
  };
  /** A later answer of the same kind replaces one that still waits. */
  const add = async (one: Waiting): Promise<Sent> => {
    await sending?.catch(() => undefined);
    const others = (waiting: Waiting[]) =>
      one.kind === "comment" ? waiting : waiting.filter(({ kind }) => kind !== one.kind);
    changeGuest(hangoutId, (record) => ({ ...record, waiting: [...others(record.waiting), one] }));
    onWaiting();
    return flush();
  };
  /** Does something that is not kept for later. */
  const now = async (run: (key: string) => Promise<unknown>): Promise<Sent> => {
    try {
      await run(guestKey() ?? "");
      await refresh();
      return "sent";
    } catch (error) {
      await explain(error);
      throw error instanceof Unreachable ? new ActionError("offline") : error;
    }
  };

  const actions: InvitationActions = {
    vote: ({ name, votes }) => add({ key: newKey(), kind: "vote", votes, ...(name ? { name } : {}) }),
    rsvp: (answer) => add({ key: newKey(), kind: "rsvp", answer }),
    comment: (text) => add({ key: newKey(), kind: "comment", text, at: new Date().toISOString() }),
    uploadPhoto: (file) =>
      now(async (key) => {
        const photo = await uploadPhoto(await shrink(file), key);
        await call("commentHangout", { hangoutId, key, photo, text: "", idempotencyKey: newKey() });
      }),
    removeComment: (commentId) =>
      now((key) => call("removeHangoutComment", { commentId, key, idempotencyKey: newKey() })),
    keepEmail: (email) => now((key) => call("keepGuestEmail", { hangoutId, key, email, idempotencyKey: newKey() })),
    propose: (start, durationMin) =>
      now((key) => call("proposeOption", { hangoutId, key, start, durationMin, idempotencyKey: newKey() })),
    withdraw: (proposalId) =>
      now((key) => call("withdrawProposal", { hangoutId, key, proposalId, idempotencyKey: newKey() })),
    leave: () =>
      now(async (key) => {
        await call("leaveHangout", { hangoutId, key, idempotencyKey: newKey() });
        forgetGuest(hangoutId);
      }),
  };
  return { actions, refresh, flush };
}
