import { Button } from "@mantine/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { AnnouncedScreen, ScreenName, ScreenProps } from "~/screen-map";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import classes from "./screen.module.css";

/** Says honestly that a screen is not open yet, what it will be, and where to go meanwhile. */
export default function NotOpenYetScreen({ route }: ScreenProps) {
  const w = useWords();
  const isAnnounced = (name: ScreenName): name is AnnouncedScreen => name in w.announcements;
  const { title, promise } = isAnnounced(route.name) ? w.announcements[route.name] : { title: "Yonder", promise: "" };
  useTitle(title);
  return (
    <div className={classes.page}>
      <p className={classes.flag}>{w.soon.flag}</p>
      <h1>{title}</h1>
      <p className={classes.promise}>{promise}</p>
      <div className={classes.ways}>
        <Button component={Link} href={paths.list}>
          {w.soon.toList}
        </Button>
        <Button component={Link} href="/" variant="default">
          {w.nav.home}
        </Button>
      </div>
    </div>
  );
}
