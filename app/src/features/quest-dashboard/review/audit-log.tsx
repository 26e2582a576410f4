import type { Audit } from "~/api/schema";
import { moment } from "~/ui/format";
import { useReviewWords } from "~/ui/words/quest-review";
import classes from "./review.module.css";

/** What those who run the site did, the newest first. Looking at this page is counted and not listed. */
export function AuditLog({ log, names }: Pick<Audit, "log" | "names">) {
  const w = useReviewWords();
  const acts = log.filter(({ what }) => what !== "audit");
  const looks = log.length - acts.length;
  const nameOf = (uid: string) => names[uid] ?? uid;
  const actOf = (what: string) => (what in w.acts ? w.acts[what as keyof typeof w.acts] : what);
  return (
    <section>
      <h2>{w.log}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached by keys */}
      <section className={classes.scroll} tabIndex={0} aria-label={w.log}>
        <table>
          <thead>
            <tr>
              {w.logColumns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {acts.map(({ at, by, what, about, note }) => (
              <tr key={`${at} ${what} ${about}`}>
                <td>{moment(at)}</td>
                <td>{by ? nameOf(by) : w.operator}</td>
                <th scope="row">{actOf(what)}</th>
                <td>{nameOf(about)}</td>
                <td>{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {looks > 0 ? <p className={classes.soft}>{w.looked(looks)}</p> : null}
    </section>
  );
}
