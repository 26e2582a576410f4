import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import classes from "./screen.module.css";

/** What is stored, why, for how long, and who sees it. */
export default function PrivacyScreen() {
  const w = useWords();
  useTitle(w.privacy.title);
  const heads = [w.privacy.what, w.privacy.why, w.privacy.howLong, w.privacy.who];
  return (
    <article className={classes.page}>
      <h1>{w.privacy.title}</h1>
      <p className={classes.lede}>{w.privacy.lede}</p>
      <table>
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
      <p>
        {w.privacy.settings} <Link href={paths.profile}>{w.privacy.settingsLink}</Link>. {w.privacy.deletion}{" "}
        <Link href={paths.deleteAccount}>{w.privacy.deletionLink}</Link>.
      </p>
    </article>
  );
}
