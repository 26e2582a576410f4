import { Button, Group } from "@mantine/core";
import { lazy, Suspense } from "react";
import { StartList } from "~/features/onboarding/start-list";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { ScreenProps } from "~/screen-map";
import { isInterrupted } from "~/state/session";
import { useListOf, useLists } from "~/sync/lists/use-lists";
import { useSession } from "~/sync/session/use-session";
import { Late } from "~/ui/late";
import { later } from "~/ui/later";
import { Notice, RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import classes from "./screen.module.css";

/** Parts for one's own list, which nobody has to wait for who has none. */
const OwnYear = lazy(later(() => import("./own-year")));
const Numeral = lazy(later(() => import("./numeral")));

/** Lists of others for a year, which nobody waits for. */
const OthersLists = lazy(
  later(() => import("~/features/list/year/others-lists").then((part) => ({ default: part.OthersLists }))),
);

/** One year: the list of it, or the way to one. */
export default function YearScreen({ route }: ScreenProps) {
  const w = useWords();
  const year = Number(route.params.year ?? route.pattern.slice(1));
  const list = useListOf(year);
  const known = useLists(({ saved }) => saved !== undefined);
  const isSignInNeeded = useSession(isInterrupted);
  useTitle(String(year));
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 data-own={list ? true : undefined}>
          <Late fallback={year}>{list ? <Numeral list={list} /> : year}</Late>
        </h1>
        <nav aria-label={w.year.others}>
          {year > 2000 ? <Link href={paths.year(year - 1)}>← {year - 1}</Link> : null}
          {year < 2099 ? <Link href={paths.year(year + 1)}>{year + 1} →</Link> : null}
        </nav>
      </header>
      {list ? (
        <Suspense fallback={<RowsSkeleton label={w.list.loading} />}>
          <OwnYear list={list} />
        </Suspense>
      ) : null}
      {list || known ? null : <RowsSkeleton label={w.list.loading} />}
      {!list && known ? (
        <>
          <Notice
            title={isSignInNeeded ? w.list.fresh(year) : w.year.none(year)}
            action={
              <Group gap="sm">
                <StartList year={year} />
                {isSignInNeeded ? null : (
                  <Button component={Link} href={paths.create(year)} variant="default" size="md">
                    {w.list.browseIdeas}
                  </Button>
                )}
              </Group>
            }
          >
            {isSignInNeeded ? w.list.behindSignIn : w.year.noneExplained}
          </Notice>
          <OwnYears />
          <Late>
            <OthersLists year={year} />
          </Late>
        </>
      ) : null}
    </div>
  );
}

/** The way back from a year without a list to those that have one. */
function OwnYears() {
  const w = useWords();
  const lists = useLists(({ shown }) => shown);
  if (lists.length === 0) return null;
  return (
    <nav className={classes.yours} aria-label={w.year.yours}>
      <span aria-hidden="true">{w.year.yours}</span>
      {lists.map(({ id, data }) => (
        <Link key={id} href={paths.year(data.year)}>
          {data.year}
        </Link>
      ))}
    </nav>
  );
}
