import { Button, Group, SegmentedControl } from "@mantine/core";
import { type Onlooker, SeenCard } from "~/features/account/profile/seen-card";
import { OpenLists } from "~/features/list/year/open-lists";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useQuery } from "~/routing/use-query";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import classes from "./screen.module.css";

const ONLOOKERS = ["friend", "public"] as const;

/** My profile with other people's eyes. */
export function SeenByOthers() {
  const w = useWords();
  useTitle(w.viewAs.title);
  const [query, setQuery] = useQuery();
  const as: Onlooker = query.get("as") === "public" ? "public" : "friend";
  return (
    <div className={classes.page}>
      <h1>{w.viewAs.title}</h1>
      <SegmentedControl
        aria-label={w.viewAs.label}
        value={as}
        data={ONLOOKERS.map((value) => ({ value, label: w.viewAs.as[value] }))}
        onChange={(value) => setQuery({ as: value })}
      />
      <SeenCard as={as} />
      <OpenLists as={as} />
      <Group gap="sm">
        <Button component={Link} href={paths.editProfile}>
          {w.viewAs.edit}
        </Button>
        <Button component={Link} href={paths.profile} variant="default">
          {w.viewAs.leave}
        </Button>
      </Group>
    </div>
  );
}
