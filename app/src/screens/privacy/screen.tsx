import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { PlainPage } from "~/ui/plain-page";
import { useWords } from "~/ui/words";
import classes from "./screen.module.css";

/** Privacy: the data stored, its purpose, its time, and its readers. */
export default function PrivacyScreen() {
  const w = useWords();
  const heads = [w.privacy.what, w.privacy.why, w.privacy.howLong, w.privacy.who];
  return (
    <PlainPage title={w.privacy.title} lede={w.privacy.lede} width="64rem">
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
          {w.privacy.rows.map(([what, ...rest]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {rest.map((cell, at) => (
                <td key={heads[at + 1]} data-head={heads[at + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{w.privacy.searches}</p>
      <p className={classes.links}>
        {w.privacy.settings} <Link href={paths.profile}>{w.privacy.settingsLink}</Link>. {w.privacy.deletion}{" "}
        <Link href={paths.deleteAccount}>{w.privacy.deletionLink}</Link>.
      </p>
    </PlainPage>
  );
}
