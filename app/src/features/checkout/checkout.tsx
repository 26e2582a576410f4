import { Button } from "@mantine/core";
import { type ComponentType, useEffect, useRef } from "react";
import { sentence } from "~/api/failure";
import type { Versioned } from "~/api/schema";
import type { Booking, Quest } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { forgetAttempt } from "~/sync/checkout/attempt";
import { forgetCheckoutDraft } from "~/sync/checkout/draft";
import { useCheckoutDraft } from "~/sync/checkout/use-draft";
import { NO_QUESTS } from "~/sync/quests/quest";
import { useCreator } from "~/sync/quests/use-creator";
import { useLiveQuest } from "~/sync/quests/use-live-quest";
import { useMyPartOf } from "~/sync/quests/use-my-quests";
import { useSession } from "~/sync/session/use-session";
import { firstName } from "~/ui/people/person";
import { FailureNotice, Notice, PageSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useCheckoutWords } from "~/ui/words/checkout";
import { CheckoutForm } from "./checkout-form";
import { Closed } from "./closed";
import { Payment } from "./payment";
import { useCheckout } from "./use-checkout";

/** A ticket as the page shows it; the screen passes it. */
export type TicketSlot = ComponentType<{
  booking: Versioned<Booking>;
  quest: Quest | undefined;
  /** Seats of its date that nobody has; `null` where nobody knows. */
  freeSeats: number | null;
  /** True if somebody who came to book has these seats already. */
  isEarlier: boolean;
}>;

interface Props {
  questId: string;
  Ticket: TicketSlot;
}

/** Books a quest: what is read first, then the form or the ticket. */
export function Checkout({ questId, Ticket }: Props) {
  const w = useCheckoutWords();
  const { snapshot, failure, retry } = useLiveQuest(questId);
  const isWaiting = useSession(({ status }) => status === "resuming");
  const uid = useSession((state) => state.uid);
  const part = useMyPartOf(questId);
  const mine = uid ? part : NO_QUESTS;
  const [draft, change] = useCheckoutDraft(questId);
  const isOpen = useRef(false);
  useTitle(snapshot?.quest.data.title ? `${w.page}: ${snapshot.quest.data.title}` : w.page);
  if (failure) return <FailureNotice sentence={sentence(failure)} onRetry={() => void retry()} />;
  if (snapshot === null) return <Gone />;
  // Once it is open it stays: somebody who signs in on the way goes on where they were.
  const isKnown = isOpen.current || (mine !== undefined && !isWaiting);
  if (!snapshot || !draft || !isKnown) return <PageSkeleton label={w.loading} />;
  isOpen.current = true;
  return <Open snapshot={snapshot} mine={mine ?? NO_QUESTS} draft={draft} change={change} Ticket={Ticket} />;
}

type OpenProps = Parameters<typeof useCheckout>[0] & Pick<Props, "Ticket">;

function Open({ Ticket, ...given }: OpenProps) {
  const checkout = useCheckout(given);
  const creator = useCreator(checkout.quest.data.creatorId);
  const { quest, ticket, dates } = checkout;
  const ticketId = ticket?.id;
  const { sessionId } = given.draft;
  const isDraftBooked = sessionId === null || ticket?.data.sessionId === sessionId;
  // Booked is booked: neither the draft is needed any more, nor an answer to a confirmation that had none.
  useEffect(() => {
    if (ticketId) void forgetAttempt(quest.id, "checkoutQuest");
    if (ticketId && isDraftBooked) forgetCheckoutDraft(quest.id);
  }, [quest.id, ticketId, isDraftBooked]);
  if (ticket)
    return (
      <Ticket
        booking={ticket}
        quest={quest.data}
        freeSeats={checkout.freeOnDate(ticket)}
        isEarlier={checkout.isEarlier}
      />
    );
  if (checkout.unpaid) return <Payment checkout={checkout} booking={checkout.unpaid} />;
  if (dates.length === 0 && !checkout.hold) return <Closed quest={quest} problem={checkout.problem} />;
  return <CheckoutForm checkout={checkout} host={creator && firstName(creator)} />;
}

function Gone() {
  const { gone: w } = useCheckoutWords();
  return (
    <Notice
      main
      title={w.title}
      action={
        <Button component={Link} href={paths.quests}>
          {w.browse}
        </Button>
      }
    >
      {w.text}
    </Notice>
  );
}
