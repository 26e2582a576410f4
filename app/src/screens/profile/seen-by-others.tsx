import { Button, Group, SegmentedControl } from "@mantine/core";
import { sentence } from "~/api/failure";
import type { PersonProfile, Viewer } from "~/api/schema";
import { SeenCard } from "~/features/account/profile/seen-card";
import { SeenBadges } from "~/features/badges/badges";
import { OpenLists } from "~/features/list/year/open-lists";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useQuery } from "~/routing/use-query";
import { useProfile } from "~/sync/profiles/use-profile";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import classes from "./screen.module.css";

const VIEWERS: readonly Viewer[] = ["friend", "public"];

/** My profile with other people's eyes. */
export function SeenByOthers() {
  const w = useWords();
  useTitle(w.viewAs.title);
  const [query, setQuery] = useQuery();
  const as: Viewer = query.get("as") === "public" ? "public" : "friend";
  const { data, error, refetch } = useProfile({ as });
  return (
    <div className={classes.page}>
      <h1>{w.viewAs.title}</h1>
      <SegmentedControl
        aria-label={w.viewAs.label}
        value={as}
        data={VIEWERS.map((value) => ({ value, label: w.viewAs.as[value] }))}
        onChange={(value) => setQuery({ as: value })}
      />
      {data ? (
        <Seen profile={data} />
      ) : error ? (
        <FailureNotice main={false} sentence={sentence(error)} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton label={w.common.loadingPage} rows={6} />
      )}
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

function Seen({ profile: { uid, card, stats, years } }: { profile: PersonProfile }) {
  const w = useWords();
  return (
    <>
      <SeenCard uid={uid} card={card} />
      {stats ? <SeenBadges stats={stats} /> : card ? <p>{w.viewAs.noPoints}</p> : null}
      <OpenLists years={years} />
    </>
  );
}
