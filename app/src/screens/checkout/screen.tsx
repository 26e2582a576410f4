import { Checkout } from "~/features/checkout/checkout";
import { TicketPage } from "~/features/ticket/ticket-page";
import type { ScreenProps } from "~/screen-map";

/** Books seats of a quest, and shows the ticket once they are booked. */
export default function CheckoutScreen({ route }: ScreenProps) {
  const questId = route.params.questId ?? "";
  return <Checkout key={questId} questId={questId} Ticket={TicketPage} />;
}
