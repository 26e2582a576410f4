import { Button, Checkbox, CloseButton } from "@mantine/core";
import { IconRoute } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Activity } from "~/core";
import { WishPicture } from "~/ui/wish-picture";
import { useWords } from "~/ui/words";
import { useCardRoom } from "./card-room";
import classes from "./item-card.module.css";
import { useWhereabouts } from "./towns/use-whereabouts";

interface Props {
  activity: Activity;
  done: boolean;
  /** Left out where there are no details to open. */
  onOpen?: (() => void) | undefined;
  /** Left out on somebody else's list. */
  onTick?: ((done: boolean) => void) | undefined;
  onClose: () => void;
  /** Whose wish it is. */
  children?: ReactNode;
}

/** The item chosen on the map: open it, tick it, find the way there. */
export function ItemCard({ activity, done, onOpen, onTick, onClose, children }: Props) {
  const w = useWords();
  const { title, place } = activity;
  const where = useWhereabouts(activity);
  return (
    <aside className={classes.card} ref={useCardRoom()} aria-label={title}>
      <header>
        <WishPicture activity={activity} />
        <div>
          <h2>{title}</h2>
          {where ? <p>{where}</p> : null}
          {children ? <p className={classes.person}>{children}</p> : null}
        </div>
        <CloseButton size="xl" aria-label={w.place.close(title)} onClick={onClose} />
      </header>
      <div className={classes.actions}>
        {onTick ? (
          <Checkbox
            className={classes.tick}
            label={w.place.done}
            checked={done}
            onChange={(event) => onTick(event.currentTarget.checked)}
          />
        ) : null}
        {place ? (
          <Button
            component="a"
            href={directionsUrl(place)}
            target="_blank"
            rel="noreferrer"
            variant="default"
            aria-label={w.place.directionsTo(title)}
            leftSection={<IconRoute size={18} stroke={1.7} aria-hidden="true" />}
          >
            {w.place.directions}
          </Button>
        ) : null}
        {onOpen ? <Button onClick={onOpen}>{w.place.open}</Button> : null}
      </div>
    </aside>
  );
}

/** The route planner of OpenStreetMap with the place as its end; the reader chooses the start. */
function directionsUrl({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.openstreetmap.org/directions?route=${encodeURIComponent(`;${lat},${lng}`)}`;
}
