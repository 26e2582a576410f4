import { type ComponentProps, lazy, Suspense } from "react";
import { Checkout, type TicketSlot } from "~/features/checkout/checkout";
import { TicketPage } from "~/features/ticket/ticket-page";
import type { ScreenProps } from "~/screen-map";
import { later } from "~/ui/later";

const Asking = lazy(
  later(() => import("~/features/quest-questions/ask-guide").then((part) => ({ default: part.AskGuide }))),
);

/** Books seats of a quest, and shows the ticket once they are booked. */
export default function CheckoutScreen({ route }: ScreenProps) {
  const questId = route.params.questId ?? "";
  return <Checkout key={questId} questId={questId} Ticket={Ticket} />;
}

/** The ticket with the way to ask the creator. */
function Ticket(props: ComponentProps<TicketSlot>) {
  return <TicketPage {...props} Ask={Ask} />;
}

function Ask(props: ComponentProps<typeof Asking>) {
  return (
    <Suspense fallback={null}>
      <Asking {...props} />
    </Suspense>
  );
}
