import { Button } from "@mantine/core";
import { useMemo } from "react";
import { sentence } from "~/api/failure";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useQuery } from "~/routing/use-query";
import { useCarpool } from "~/sync/carpools/use-carpool";
import { type CarpoolRecords, isHostOf, type Spot, wayOf } from "~/sync/carpools/way";
import { useSession } from "~/sync/session/use-session";
import { FailureNotice, Notice, RowsSkeleton } from "~/ui/states";
import { useCarpoolWords } from "~/ui/words/carpool";
import { CarpoolView } from "./carpool-view";
import { zoneOf } from "./clock";
import { RideContext, type RideFacts } from "./ride-context";
import { TripSheet } from "./trip-sheet";
import { useTowns } from "./use-towns";
import { useTrips } from "./use-trips";

interface Props {
  hangoutId: string;
  /** The secret of a guest, who looks on without an account. */
  guestKey: string | null;
}

/** The cars of a hangout, whatever state they are in. */
export function CarpoolPage({ hangoutId, guestKey }: Props) {
  const w = useCarpoolWords();
  const { records, isSaved, failure, retry } = useCarpool(hangoutId, guestKey);
  if (records) return <Loaded records={records} isSaved={isSaved} />;
  if (failure) return <FailureNotice sentence={sentence(failure)} onRetry={retry} />;
  if (records === undefined) return <RowsSkeleton label={w.loading} rows={6} />;
  return (
    <Notice
      main
      title={w.missing.title}
      action={
        <Button component={Link} href={paths.carpools} variant="default">
          {w.missing.own}
        </Button>
      }
    >
      {w.missing.text}
    </Notice>
  );
}

interface LoadedProps {
  records: CarpoolRecords;
  /** `true` if this is the device's copy, because the server could not be reached. */
  isSaved: boolean;
}

/** Town names are looked up for so many riders; more would cover each other on the map. */
const TOWNS_MAX = 40;

function Loaded({ records, isSaved }: LoadedProps) {
  const [query] = useQuery();
  const uid = useSession((state) => state.uid);
  const direction = query.get("direction") === "back" ? "back" : "there";
  const way = useMemo(() => wayOf(records, direction, uid), [records, direction, uid]);
  const { hangout } = records;
  const isOver = hangout.data.status === "done" || hangout.data.status === "cancelled";
  const spots = useMemo(() => spotsOf(way), [way]);
  const townOf = useTowns(spots);
  const facts: RideFacts = {
    way,
    hangoutId: hangout.id,
    zone: zoneOf(hangout.data),
    canChange: Boolean(records.member) && !isSaved && !isOver && !way.isLocked,
    member: records.member,
    isHost: isHostOf(hangout, uid),
    placeOf: townOf,
  };
  const trips = useTrips(way);
  const carId = way.myCar?.id ?? (way.myRide?.status === "accepted" ? way.myRide.carId : undefined);
  return (
    <RideContext value={facts}>
      {query.get("trip") === "1" ? (
        <TripSheet trip={trips.find(({ car }) => car.id === carId)} backHref={pageOf(hangout.id, direction)} />
      ) : (
        // What was chosen or planned is about one way.
        <CarpoolView
          key={direction}
          hangout={hangout}
          trips={trips}
          isSaved={isSaved}
          isOver={isOver}
          isMember={Boolean(records.member)}
          tripHref={`${pageOf(hangout.id, direction)}&trip=1`}
        />
      )}
    </RideContext>
  );
}

function pageOf(hangoutId: string, direction: "there" | "back"): string {
  return paths.carpool(hangoutId) + (direction === "back" ? "&direction=back" : "");
}

function spotsOf({ cars, seatless }: ReturnType<typeof wayOf>): Spot[] {
  const riders = [...cars.flatMap(({ aboard }) => aboard), ...seatless].slice(0, TOWNS_MAX);
  return [...cars, ...riders].map(({ spot }) => spot);
}
