import { useEffect, useState } from "react";
import { pointOf } from "~/sync/geo";
import { withPosition } from "~/sync/play/play-record";
import { updatePlay } from "~/sync/play/play-store";
import { FaceStack } from "~/ui/people/face-stack";
import { usePlayWords } from "~/ui/words/play";
import { AtStop } from "./at-stop";
import { usePosition } from "./device/use-position";
import { useWakeLock } from "./device/use-wake-lock";
import { Frame } from "./frame";
import { OnTheWay } from "./on-the-way";
import { Overview } from "./overview";
import type { Play } from "./play";
import { usePlayActions } from "./play-actions";
import { SendingBar } from "./sending-bar";
import { useSignal } from "./use-signal";
import { useTeam } from "./use-team";
import walk from "./walk.module.css";

/** The walk itself: on the way to a stop, or at it; everything else is one press away. */
export function Walk({ play }: { play: Play }) {
  const w = usePlayWords();
  const { record, current, stops, changes } = play;
  const { togglePause } = usePlayActions();
  const online = useSignal(changes);
  const [isOverview, setOverview] = useState(false);
  const team = useTeam(record);
  const position = usePosition(true);
  useWakeLock(true);
  const { fix } = position;
  useEffect(() => {
    if (fix) updatePlay(record.bookingId, (known) => withPosition(known, fix, fix.atMs));
  }, [fix, record.bookingId]);
  if (!current) return null;
  const bar = <SendingBar isOnline={online} hasWrongAnswer={Object.keys(record.wrong).length > 0} changes={changes} />;
  const openOverview = () => setOverview(true);
  if (isOverview) {
    return <Overview play={play} current={current} team={team} fix={fix} bar={bar} onBack={() => setOverview(false)} />;
  }
  const faces = (
    <button type="button" className={walk.team} aria-label={w.overview.title} onClick={openOverview}>
      <FaceStack people={team} max={3} size="small" names="hidden" />
    </button>
  );
  // Without a point there is no way to show: the clue is all there is.
  const isThere = record.arrived[current.stop.id] !== undefined || pointOf(current.stop) === null;
  return (
    <Frame stops={stops} current={current} onPause={() => togglePause(record)} aside={faces} bar={bar}>
      {isThere ? (
        <AtStop key={current.stop.id} play={play} current={current} fix={fix} isOnline={online} />
      ) : (
        <OnTheWay
          key={current.stop.id}
          {...{ play, current, position, team, isOnline: online }}
          onOverview={openOverview}
        />
      )}
    </Frame>
  );
}
