import { Button, Group } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import { Part } from "~/ui/part";
import { useCalendarFeedWords } from "~/ui/words/calendar-feed";
import { Address } from "./address";
import classes from "./calendar-feed.module.css";

/** The address by which one's own calendar program follows hangouts and booked quests. It is made when it is asked for. */
export function CalendarFeed() {
  const w = useCalendarFeedWords();
  const feed = useMutation({
    mutationFn: async (renew: boolean) => {
      const { url } = await call("calendarFeed", { renew, idempotencyKey: crypto.randomUUID() });
      return { url: new URL(url, location.origin).href, isNew: renew };
    },
  });
  const [shown, setShown] = useState<{ url: string; isNew: boolean }>();
  const ask = (renew: boolean) => feed.mutate(renew, { onSuccess: setShown });
  return (
    <Part title={w.title} id="calendar" lede={w.explained}>
      {shown ? (
        <>
          <Address url={shown.url} />
          {shown.isNew ? <p role="status">{w.renewed}</p> : null}
          <Renew isBusy={feed.isPending} onRenew={() => ask(true)} />
        </>
      ) : (
        <Group>
          <Button variant="default" loading={feed.isPending} onClick={() => ask(false)}>
            {w.get}
          </Button>
        </Group>
      )}
      {feed.error ? (
        <p role="alert" className={classes.failed}>
          {sentence(feed.error)}
        </p>
      ) : null}
    </Part>
  );
}

/** Ends the old address; as other calendars stop with it, it asks once. */
function Renew({ isBusy, onRenew }: { isBusy: boolean; onRenew: () => void }) {
  const w = useCalendarFeedWords();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Group>
        <Button variant="subtle" color="gray" onClick={() => setAsking(true)}>
          {w.renew}
        </Button>
      </Group>
    );
  }
  const renew = () => {
    setAsking(false);
    onRenew();
  };
  return (
    <section className={classes.sure} aria-label={w.renewSure}>
      <p>
        <b>{w.renewSure}</b> {w.renewExplained}
      </p>
      <Group gap="sm">
        <Button color="red" loading={isBusy} onClick={renew}>
          {w.renewYes}
        </Button>
        <Button variant="default" onClick={() => setAsking(false)}>
          {w.renewNo}
        </Button>
      </Group>
    </section>
  );
}
