import { RequestsNotice } from "~/features/friends/requests-notice";
import { MyHangouts, NoHangouts } from "~/features/my-hangouts/my-hangouts";
import { TodayQuest } from "~/features/my-quests/today-quest";
import { StartSteps } from "~/features/onboarding/start-steps";
import { EditingNotice } from "~/features/sharing/editing-notice";
import { Today } from "~/features/today/today";
import { WishField } from "~/features/welcome/wish-field";
import { isInterrupted } from "~/state/session";
import { useMyHangouts } from "~/sync/hangouts/use-my-hangouts";
import { addToYear } from "~/sync/lists/add-to-year";
import { plannedYear } from "~/sync/lists/planned-year";
import { useLists } from "~/sync/lists/use-lists";
import { useSession } from "~/sync/session/use-session";
import { PageSkeleton } from "~/ui/states";
import { useWords } from "~/ui/words";

/** The first page of somebody known: their year as it is today. */
export function SignedIn() {
  const w = useWords();
  const interrupted = useSession(isInterrupted);
  const lists = useLists(({ shown }) => shown);
  const known = useLists(({ saved, failure }) => saved !== undefined || failure !== undefined);
  const hangouts = useMyHangouts();
  const now = new Date();
  const year = plannedYear(now);
  const filled = (wanted: number) => lists.find(({ data }) => data.year === wanted && data.activities.length > 0);
  const list = filled(now.getFullYear()) ?? filled(year);
  if (!known && !interrupted) return <PageSkeleton label={w.today.loading} />;
  return (
    <Today
      list={list}
      slots={{
        quest: interrupted ? null : <TodayQuest />,
        hangouts: hangouts ? hangouts.length > 0 ? <MyHangouts hangouts={hangouts} /> : <NoHangouts /> : null,
        // Whose session is over may have a list that this device never saw: nothing is begun anew.
        start: interrupted ? null : (
          <>
            <WishField year={year} onAdd={(title, more) => addToYear(year, title, more)} />
            <StartSteps list={list} year={year} />
          </>
        ),
        requests: interrupted ? null : (
          <>
            <RequestsNotice />
            <EditingNotice />
          </>
        ),
      }}
    />
  );
}
