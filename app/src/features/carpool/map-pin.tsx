import { type CSSProperties, memo } from "react";
import type { Spot } from "~/sync/carpools/way";
import { Portrait } from "~/ui/portrait";
import { lookOf } from "./car-look";
import classes from "./map.module.css";

export interface MapPerson {
  id: string;
  uid: string;
  name: string;
  spot: Spot;
  /** Name of the nearest town. */
  town?: string | undefined;
}

interface PinProps {
  at: readonly [number, number];
  person: MapPerson;
  number?: number;
  isDriver?: boolean;
  isDot?: boolean;
  isFaded?: boolean | undefined;
  onChoose?: () => void;
}

/** Somebody on the map: a face in the colour of their car, or a dot where there are too many. */
export function Pin({ at, person, number, isDriver = false, isDot = false, isFaded, onChoose }: PinProps) {
  const style = { ...place(at), "--car": number ? lookOf(number).colour : "var(--ink-soft)" } as CSSProperties;
  const kind = isDriver ? "driver" : isDot ? "dot" : "rider";
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.pin}
      data-kind={kind}
      data-seatless={number === undefined || undefined}
      data-faded={isFaded}
      style={style}
      onClick={onChoose}
    >
      <Face person={person} isDot={isDot && !isDriver} isDriver={isDriver} />
      {isDriver ? <span className={classes.number}>{number}</span> : null}
    </button>
  );
}

/** The face alone: it is drawn once, however often the map moves. */
const Face = memo(
  function Face({ person, isDot, isDriver }: { person: MapPerson; isDot: boolean; isDriver: boolean }) {
    if (isDot) return <span className={classes.dot} />;
    return (
      <span className={classes.face}>
        <Portrait name={person.name} uid={person.uid} src={undefined} size={isDriver ? "row" : "small"} />
      </span>
    );
  },
  (a, b) => a.person.uid === b.person.uid && a.isDot === b.isDot && a.isDriver === b.isDriver,
);

/** Moves an element to a pixel of the view. */
export const place = ([x, y]: readonly [number, number]) => ({
  transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`,
});
