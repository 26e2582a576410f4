import { Button } from "@mantine/core";
import { useSession } from "~/features/account/use-session";
import { progressOf } from "~/features/bucket-list/activities";
import { useLists } from "~/features/bucket-list/use-lists";
import { MapView } from "~/map/map-view";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useTitle } from "~/ui/use-title";
import classes from "./screen.module.css";

/** What this is, in five seconds: one sentence, one button, and the living map of the places people want to see. */
export default function HomeScreen() {
  useTitle("Yonder");
  const signedIn = useSession((state) => state.status === "signed-in");
  return (
    <div className={classes.home}>
      {signedIn ? <MyYear /> : <Invitation />}
      <div className={classes.map}>
        <MapView label="Map of the world's places" />
      </div>
    </div>
  );
}

function Invitation() {
  const year = new Date().getFullYear();
  return (
    <div className={classes.words}>
      <h1>
        Make {year} a year
        <br />
        worth telling.
      </h1>
      <p>One list of what you want to do and see, shared with the people you want beside you.</p>
      <Button component={Link} href={`/login?new&redirect=${encodeURIComponent(paths.list)}`} size="lg">
        Start my list
      </Button>
    </div>
  );
}

function MyYear() {
  const name = useSession((state) => state.user?.name);
  const list = useLists((state) => state.userBucketList);
  const { done, total } = progressOf(list?.activities ?? []);
  return (
    <div className={classes.words}>
      <h1>{name ? `Hello, ${name}.` : "Hello."}</h1>
      <p>
        {list && total > 0
          ? `${done} of ${total} done in ${list.year}. What is next?`
          : "Your year is still a blank page."}
      </p>
      <Button component={Link} href={paths.list} size="lg">
        {total > 0 ? "Go to my list" : "Start my list"}
      </Button>
    </div>
  );
}
