import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { useWords } from "~/ui/words";
import { dateText } from "../dates";
import { inviteUrl } from "../host/host-header";
import { listNames, namesIn } from "../people";
import { useUnreached } from "../use-unreached";
import { Picked } from "./picked";
import type { usePicked } from "./use-picked";

interface Props {
  open: OpenHangout;
  picked: ReturnType<typeof usePicked>;
}

/** The page right after a date was picked, in place of the hangout. */
export function PickedDate({ open, picked }: Props) {
  const w = useWords();
  const unreached = useUnreached(open);
  const { hangout } = open.snapshot;
  const { when } = hangout.data;
  const date = dateText({ start: when.startsAt ?? "", end: when.endsAt }, when, w);
  return (
    <Picked
      hangoutId={hangout.id}
      date={date}
      sentAtMs={picked.sentAtMs}
      isWaiting={picked.isWaiting}
      unreached={listNames(unreached, namesIn(open.snapshot.members))}
      link={inviteUrl(open)}
      onUndo={() => void picked.undo()}
      onNext={picked.goOn}
    />
  );
}
