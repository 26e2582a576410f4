import { SegmentedControl } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconChevronLeft, IconLock } from "@tabler/icons-react";
import { useState } from "react";
import type { Versioned } from "~/api/schema";
import type { Hangout } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useQuery } from "~/routing/use-query";
import { headCount } from "~/sync/carpools/way";
import { useSession } from "~/sync/session/use-session";
import { Notice, OfflineNotice } from "~/ui/states";
import { shortDay } from "~/ui/time/format-time";
import { wallTimeAt } from "~/ui/time/zoned-time";
import { useCarpoolWords } from "~/ui/words/carpool";
import { CarList } from "./car-list";
import classes from "./carpool.module.css";
import { CarpoolMap } from "./carpool-map";
import { timeText } from "./clock";
import { ExtraMinutes } from "./extra-minutes";
import type { CarTrip } from "./fair-plan";
import { JoinFirst } from "./join-first";
import { MyPart } from "./my-part";
import { PlanPanel } from "./plan-panel";
import { Requests, RequestsAbove } from "./requests";
import { useRide } from "./ride-context";
import { type RideSheetName, RideSheets } from "./ride-sheets";
import { Seatless } from "./seatless";
import { SignInGate } from "./sign-in-gate";
import { useFairPlan } from "./use-fair-plan";
import { useSeatNews } from "./use-seat-news";
import { ZoneNote } from "./zone-note";

interface Props {
  hangout: Versioned<Hangout>;
  trips: readonly CarTrip[];
  isSaved: boolean;
  isOver: boolean;
  isMember: boolean;
  tripHref: string;
}

/** Cars and people of one way: the list beside the map, or below it on a phone. */
export function CarpoolView({ hangout, trips, isSaved, isOver, isMember, tripHref }: Props) {
  const w = useCarpoolWords();
  const { way, canChange } = useRide();
  const isSignedIn = useSession(({ uid }) => uid !== null);
  const [chosenId, choose] = useState<string | null>(null);
  const [sheet, openSheet] = useState<RideSheetName | null>(null);
  // Before the map where that stands above the list, so that what waits for an answer is in sight.
  const isNarrow = useMediaQuery("(max-width: 61.99rem)");
  const fairPlan = useFairPlan(way);
  const { planning } = fairPlan;
  useSeatNews(way);
  const proposed = planning.step === "proposed" ? planning.plan : null;
  const shown = proposed?.trips ?? trips;
  const seatless = proposed ? proposed.left.map(({ rider }) => rider) : way.seatless;
  const asked = canChange && !proposed ? way.myCar : undefined;
  return (
    <div className={classes.page}>
      {isNarrow && asked ? <RequestsAbove car={asked} /> : null}
      <div className={classes.side}>
        <Head hangout={hangout} />
        {isSaved ? <OfflineNotice /> : null}
        {isOver ? <p className={classes.note}>{hangout.data.status === "cancelled" ? w.off : w.over}</p> : null}
        {way.isLocked && !isOver ? <p className={classes.note}>{w.locked}</p> : null}
        {way.targetTime ? null : <p className={classes.note}>{w.noDateYet}</p>}
        {proposed ? null : (
          <>
            <MyPart
              trips={trips}
              tripHref={tripHref}
              onChange={() => openSheet(way.myCar ? { kind: "offer" } : { kind: "ask" })}
            />
            {!isNarrow && asked ? <Requests car={asked} /> : null}
          </>
        )}
        {canChange ? <PlanPanel {...fairPlan} /> : null}
        {way.cars.length === 0 ? (
          <Notice title={w.empty.title}>{w.empty.text}</Notice>
        ) : (
          <CarList
            trips={shown}
            isProposal={proposed !== null}
            chosenId={chosenId}
            onChoose={choose}
            onAsk={(car) => openSheet({ kind: "ask", car })}
          />
        )}
        <Seatless riders={seatless} isProposal={proposed !== null} />
        {proposed ? (
          <div className={classes.extraBelow}>
            <ExtraMinutes plan={proposed} />
          </div>
        ) : null}
        <RideSheets opened={sheet} onOpen={openSheet} />
        {isSignedIn || isOver ? null : <SignInGate title={w.gate.title} text={w.gate.text} />}
        {isSignedIn && !isMember && !isSaved ? <JoinFirst hangoutId={hangout.id} /> : null}
        <p className={classes.lock}>
          <IconLock size={18} stroke={1.7} aria-hidden="true" />
          {w.offer.startHint}
        </p>
      </div>
      <CarpoolMap trips={shown} seatless={seatless} chosenId={chosenId} onChoose={choose} plan={proposed} />
    </div>
  );
}

function Head({ hangout }: { hangout: Versioned<Hangout> }) {
  const w = useCarpoolWords();
  const { way, zone } = useRide();
  const [, setQuery] = useQuery();
  const { startsAt } = hangout.data.when;
  const date = startsAt ? shortDay(wallTimeAt(startsAt, zone).date) : "";
  const time = timeText(way.targetTime, zone);
  return (
    <header className={classes.head}>
      <Link href={paths.hangout(hangout.id)} className={classes.crumb}>
        <IconChevronLeft size={18} stroke={1.7} aria-hidden="true" />
        {[hangout.data.title, date].filter(Boolean).join(", ")}
      </Link>
      <h1>{w.page}</h1>
      <div className={classes.ways}>
        <SegmentedControl
          aria-label={w.way}
          value={way.direction}
          data={(["there", "back"] as const).map((value) => ({ value, label: w[value] }))}
          onChange={(value) => setQuery({ direction: value === "back" ? "back" : null })}
        />
        {time ? <span>{way.direction === "there" ? w.thereBy(time) : w.backFrom(time)}</span> : null}
      </div>
      <ZoneNote />
      {way.cars.length + way.seatless.length > 0 ? (
        <p className={classes.counts}>{w.counts(headCount(way), way.cars.length)}</p>
      ) : null}
    </header>
  );
}
