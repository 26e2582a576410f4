import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import { Link } from "~/routing/link";
import { dashboard } from "~/routing/quest-paths";
import { useSession } from "~/sync/session/use-session";
import { FailureNotice, Notice, RowsSkeleton } from "~/ui/states";
import { useTitle } from "~/ui/use-title";
import { useReviewWords } from "~/ui/words/quest-review";
import { AuditLog } from "./audit-log";
import { OpenReports } from "./open-reports";
import classes from "./review.module.css";
import { WaitingQuests } from "./waiting-quests";

/** For those who run the site: quests and reports that wait for them, and what was done. */
export function ReviewPage() {
  const w = useReviewWords();
  useTitle(w.title);
  const isAdmin = useSession(({ user }) => (user?.roles ?? []).includes("admin"));
  const { data, error, refetch } = useQuery({
    queryKey: ["audit"],
    queryFn: () => call("audit", null),
    enabled: isAdmin,
  });
  if (!isAdmin) {
    return (
      <Notice
        main
        title={w.denied.title}
        action={
          <Button component={Link} href={dashboard} variant="default">
            {w.denied.back}
          </Button>
        }
      >
        {w.denied.text}
      </Notice>
    );
  }
  if (!data) {
    if (error) return <FailureNotice sentence={sentence(error)} onRetry={() => void refetch()} />;
    return <RowsSkeleton label={w.loading} rows={6} />;
  }
  const onDone = () => void refetch();
  return (
    <div className={classes.page}>
      <h1>{w.title}</h1>
      <WaitingQuests quests={data.quests} names={data.names} onDone={onDone} />
      <OpenReports reports={data.reports} names={data.names} onDone={onDone} />
      <AuditLog log={data.log} names={data.names} />
    </div>
  );
}
