import { ActionIcon, Button, Menu, TextInput } from "@mantine/core";
import { IconCheck, IconDots, IconPlus, IconSearch } from "@tabler/icons-react";
import { useDeferredValue, useMemo, useState } from "react";
import { smallOf } from "~/api/photo";
import { type DateGuest, inSince, isIn } from "~/sync/door/guest-list";
import { formatPrice } from "~/ui/money/format-money";
import { Portrait } from "~/ui/portrait";
import { timeText } from "~/ui/time/format-time";
import { deviceZone, wallTimeAt } from "~/ui/time/zoned-time";
import { toast } from "~/ui/toast";
import { useDoorWords } from "~/ui/words/quest-door";
import { indexGuests } from "../find-guests";
import { findRows } from "../find-rows";
import { usePart } from "../use-part";
import classes from "./door.module.css";
import type { Door } from "./use-door";
import { WalkInSheet } from "./walk-in-sheet";

/** Guests that are shown at first, and each time more are asked for. */
const STEP = 40;

interface Props {
  guests: readonly DateGuest[];
  door: Door;
  /** Seats that nobody has. */
  free: number;
  /** Number of changes that are not sent: what says so floats at the bottom. */
  waiting: number;
}

/** The guest list: those who are missing first, each a press away from being in. */
export function ByName({ guests, door, free, waiting }: Props) {
  const w = useDoorWords();
  const [typed, setTyped] = useState("");
  const [isAdding, setAdding] = useState(false);
  const index = useMemo(() => indexGuests(missingFirst(guests)), [guests]);
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => findRows(index, wanted), [index, wanted]);
  const { part, left, showMore } = usePart(found, STEP, wanted);
  return (
    <div className={classes.names}>
      <TextInput
        type="search"
        size="md"
        aria-label={w.find}
        placeholder={w.find}
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found.length === 0 ? <p className={classes.soft}>{guests.length === 0 ? w.empty : w.nobody}</p> : null}
      <ul className={classes.list}>
        {part.map((guest) => (
          <Row key={guest.id} guest={guest} door={door} />
        ))}
      </ul>
      {left > 0 ? (
        <Button variant="subtle" onClick={showMore}>
          {w.more(left)}
        </Button>
      ) : null}
      <div className={classes.foot} data-waiting={waiting > 0 || undefined}>
        <Button
          fullWidth
          variant="default"
          size="md"
          disabled={free === 0}
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => setAdding(true)}
        >
          {w.walkIn.add}
        </Button>
        <p>{w.walkIn.left(free)}</p>
      </div>
      <WalkInSheet opened={isAdding} onClose={() => setAdding(false)} door={door} free={free} />
    </div>
  );
}

/** Who is missing comes first, then who is in, then who did not come. */
function missingFirst(guests: readonly DateGuest[]): DateGuest[] {
  const rank = ({ data }: DateGuest) => (data.status === "noShow" ? 2 : isIn(data) ? 1 : 0);
  return [...guests].sort((a, b) => rank(a) - rank(b));
}

function Row({ guest, door }: { guest: DateGuest; door: Door }) {
  const w = useDoorWords();
  const { data } = guest;
  const name = guest.name ?? w.guest;
  const [isThere, isMissing] = [isIn(data), data.status === "noShow"];
  const since = inSince(guest);
  const facts = [
    w.seats(data.seats),
    data.walkIn ? w.walkIn.short : "",
    data.currency && data.total > 0 ? w.payShort(formatPrice(data.total, data.currency), data.payment === "paid") : "",
    since ? w.inSince(clockOf(since)) : "",
    isMissing ? w.noShowShort : "",
  ].filter(Boolean);
  const undo = () => {
    door.undo(guest);
    if (isThere) toast({ message: w.undone(name) });
  };
  return (
    <li>
      <Portrait name={name} uid={data.userId || guest.id} src={guest.photo && smallOf(guest.photo)} size="row" />
      <span className={classes.who}>
        <b>{name}</b>
        <small>{facts.join(", ")}</small>
      </span>
      {isThere || isMissing || door.hasBegun || data.payment === "atMeeting" ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size={44} aria-label={`${name}: …`}>
              <IconDots size={20} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {isThere ? <Menu.Item onClick={undo}>{w.letOut(name)}</Menu.Item> : null}
            {isMissing ? <Menu.Item onClick={undo}>{w.came(name)}</Menu.Item> : null}
            {isThere || isMissing || !door.hasBegun ? null : (
              <Menu.Item onClick={() => door.markNoShow(guest)}>{w.noShow(name)}</Menu.Item>
            )}
            {data.payment === "atMeeting" ? (
              <Menu.Item onClick={() => door.markPaid(guest)}>{w.markPaid}</Menu.Item>
            ) : null}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      <button
        type="button"
        className={classes.toggle}
        aria-pressed={isThere}
        aria-label={w.letIn(name)}
        disabled={isMissing}
        onClick={() => (isThere ? undo() : door.letIn(guest))}
      >
        {isThere ? <IconCheck size={24} stroke={2.4} aria-hidden="true" /> : null}
      </button>
    </li>
  );
}

const clockOf = (instant: string): string => timeText(wallTimeAt(instant, deviceZone()).time);
