import { Button, Group } from "@mantine/core";
import { useState } from "react";
import type { ErasureReport } from "~/api/schema";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useSession } from "~/sync/session/use-session";
import { RowsSkeleton } from "~/ui/states";
import { useWords } from "~/ui/words";
import { ExportData } from "../profile/export-data";
import { usePrivate } from "../profile/user-private";
import { Confirmation } from "./confirmation";
import classes from "./leaving.module.css";
import { LooseEnds } from "./loose-ends";
import { Pending } from "./pending";

/** Explains deletion of the account, and offers it: in two weeks, or at once. */
export function AccountDeletion() {
  const w = useWords();
  const status = useSession((state) => state.status);
  const user = useSession((state) => state.user);
  const uid = useSession((state) => state.uid);
  const { data, refetch } = usePrivate();
  const [report, setReport] = useState<ErasureReport | null>(null);
  if (report) return <Gone report={report} />;
  const reread = () => void refetch();
  return (
    <article className={classes.page}>
      <h1>{w.deletion.title}</h1>
      {data?.deleteAt ? <Pending deleteAt={data.deleteAt} onStayed={reread} /> : null}
      <p className={classes.lede}>{w.deletion.lede}</p>
      <WhatHappens />
      {status === "signed-out" || status === "ended-before" ? (
        <Group gap="md">
          <Button component={Link} href={paths.login(paths.deleteAccount)}>
            {w.deletion.signIn}
          </Button>
          <p>{w.deletion.signInFirst}</p>
        </Group>
      ) : user ? (
        <>
          {uid ? <LooseEnds uid={uid} /> : null}
          <ExportData title={w.deletion.exportFirst} />
          <Confirmation
            userName={user.user_name ?? user.name}
            pending={Boolean(data?.deleteAt)}
            onMarked={reread}
            onDeleted={setReport}
          />
        </>
      ) : (
        <RowsSkeleton rows={3} label={w.common.loadingPage} />
      )}
    </article>
  );
}

/** Lists the data that is deleted, the data that is kept, and when. */
function WhatHappens() {
  const w = useWords();
  const heads = [w.deletion.what, w.deletion.happens, w.deletion.when];
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {w.deletion.rows.map(([what, happens, when]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td data-head={w.deletion.happens}>{happens}</td>
            <td data-head={w.deletion.when}>{when}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Gone({ report }: { report: ErasureReport }) {
  const w = useWords();
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);
  const anonymised = sum(report.anonymised);
  return (
    <article className={classes.page} role="status">
      <h1>{w.deletion.gone}</h1>
      <p className={classes.lede}>{w.deletion.goneExplained}</p>
      <ul>
        <li>{w.deletion.erased(sum(report.erased))}</li>
        {anonymised > 0 ? <li>{w.deletion.anonymised(anonymised)}</li> : null}
      </ul>
      <Group>
        <Button component={Link} href={paths.home}>
          {w.deletion.home}
        </Button>
      </Group>
    </article>
  );
}
