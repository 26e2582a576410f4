import { Button } from "@mantine/core";
import type { WishEntry } from "~/sync/checkout/booking-wish";
import { takeBack } from "~/sync/outbox/controls";
import { useOnline } from "~/ui/use-online";
import { useCheckoutWords } from "~/ui/words/checkout";
import classes from "./stage.module.css";

/** A booking that waits for the network, and the button that stops it. */
export function WishNotice({ wish: { key, status } }: { wish: WishEntry }) {
  const { unsure } = useCheckoutWords();
  const isOnline = useOnline();
  return (
    <>
      <div className={classes.alert} data-wish="">
        <p role="alert">{isOnline ? unsure.booking : unsure.offline}</p>
      </div>
      <Button size="md" variant="default" disabled={status === "sending"} onClick={() => void takeBack(key)}>
        {unsure.stop}
      </Button>
    </>
  );
}
