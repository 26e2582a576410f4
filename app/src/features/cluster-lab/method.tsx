import { VIEWS } from "~/workers/lab";
import classes from "./cluster-lab.module.css";

/** What the figures mean, and what they do not. */
export function Method() {
  return (
    <section className={classes.method} aria-labelledby="method">
      <h2 id="method">How it measures</h2>
      <ul>
        <li>
          Everything runs in this tab, on this machine ({navigator.hardwareConcurrency} cores). Each clusterer has a
          worker of its own, and they take turns, so that none slows another down.
        </li>
        <li>
          The points are made from a seed: the same on every machine. More “real cities” than there are (135,233) are
          scattered within 0.1° of real ones.
        </li>
        <li>
          <strong>Building</strong> is everything from coordinates to an index that can be asked, the copy into
          WebAssembly included. Not included: loading code, and making the GeoJSON objects supercluster wants.
        </li>
        <li>
          <strong>A view</strong> is the mean of {VIEWS} windows around points of the set, from zoom 0 to one above the
          highest with clusters. Ours answers with typed arrays, supercluster with an array of GeoJSON objects: each in
          its own form.
        </li>
        <li>
          The <strong>grid</strong> keeps no index: building only takes the points over, and each view is clustered from
          all of them. Radius is there the reach of a cluster's box. Its peers, Google's <code>markerclusterer</code>{" "}
          and <code>markerclustererplus</code>, are not here, because they do not run without Google's script.
        </li>
        <li>
          One warm-up run is thrown away; of the others you see the median, least and most. The browser's clock may be
          rounded to 0.1 ms, which is why views are timed together.
        </li>
        <li>Other tabs, heat and battery change the figures. Measure twice before you believe them.</li>
        <li>
          This browser: <code>{navigator.userAgent}</code>
        </li>
      </ul>
    </section>
  );
}
