import { Button } from "@mantine/core";
import { useState } from "react";
import { sentence } from "~/api/failure";
import type { GazetteerPlace } from "~/core";
import { refetchBucketList } from "~/features/account/session-flow";
import { useSession } from "~/features/account/use-session";
import { isDone } from "~/features/bucket-list/activities";
import { listActions } from "~/features/bucket-list/list-actions";
import { ListView } from "~/features/bucket-list/list-view";
import { PlaceCard } from "~/features/bucket-list/place-card";
import { StartList } from "~/features/bucket-list/start-list";
import { useLists } from "~/features/bucket-list/use-lists";
import { MapView } from "~/map/map-view";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useLocation } from "~/routing/use-location";
import { FailureNotice, Notice, RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import classes from "./screen.module.css";

/** The person's list beside the map of the world. */
export default function BucketListScreen() {
  const list = useLists((state) => state.userBucketList);
  useTitle(list ? `My ${list.year}` : "My list");
  return (
    <div className={classes.screen}>
      <ListSide />
      <MapSide />
    </div>
  );
}

function ListSide() {
  const location = useLocation();
  const status = useSession((state) => state.status);
  const saved = useLists((state) => state.saved);
  const list = useLists((state) => state.userBucketList);
  const failure = useLists((state) => state.failure);
  const year = new Date().getFullYear();
  if (status === "signed-out") {
    return (
      <Notice
        main
        title="Your list lives here"
        action={
          <Button component={Link} href={paths.login(location)}>
            Sign in or create an account
          </Button>
        }
      >
        Sign in to keep a list of what you want to do and see this year.
      </Notice>
    );
  }
  if (list) return <ListView list={list} />;
  if (failure) return <FailureNotice sentence={sentence(failure)} onRetry={() => void refetchBucketList()} />;
  if (saved === undefined) return <RowsSkeleton label="Loading your list" />;
  return (
    <Notice main title={`Your ${year}`} action={<StartList year={year} />}>
      A fresh page. One press and it is yours to fill.
    </Notice>
  );
}

function MapSide() {
  const list = useLists((state) => state.userBucketList);
  const [chosen, setChosen] = useState<GazetteerPlace | null>(null);
  const activities = list?.activities ?? [];
  const items = activities.flatMap((activity) =>
    activity.place ? [{ ...activity.place, id: activity.id, title: activity.title, done: isDone(activity) }] : [],
  );
  const add = async (place: GazetteerPlace) => {
    if (await listActions.addPlace(place)) setChosen(null);
  };
  return (
    <div className={classes.map}>
      <MapView label="Map of the world's places and of my list" items={items} onPickPlace={setChosen}>
        {chosen && list ? (
          <PlaceCard
            place={chosen}
            listed={activities.some(({ placeId }) => placeId === chosen.id)}
            onAdd={() => void add(chosen)}
            onClose={() => setChosen(null)}
          />
        ) : null}
      </MapView>
    </div>
  );
}
