import { Button } from "@mantine/core";
import { Link } from "~/routing/link";
import type { ScreenProps } from "~/screen-map";
import { useTitle } from "~/ui/use-title";
import { announcements } from "./announcements";
import classes from "./screen.module.css";

/** Says honestly that a screen is not open yet, what it will be, and where to go meanwhile. */
export default function NotOpenYetScreen({ route }: ScreenProps) {
  const { title, promise } = announcements[route.name] ?? { title: "Coming", promise: "" };
  useTitle(title);
  return (
    <div className={classes.page}>
      <p className={classes.flag}>Not open yet</p>
      <h1>{title}</h1>
      <p className={classes.promise}>{promise}</p>
      <div className={classes.ways}>
        <Button component={Link} href="/app/bucket-list">
          Go to my list
        </Button>
        <Button component={Link} href="/" variant="default">
          Home
        </Button>
      </div>
    </div>
  );
}
