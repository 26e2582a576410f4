import { IconHeart } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Portrait } from "~/ui/portrait";
import { Stamp } from "~/ui/stamp";
import { WishPicture } from "~/ui/wish-picture";
import { useWords } from "~/ui/words";
import { faces } from "../samples";
import classes from "./story.module.css";

/** Three pictures with a sentence each. */
export function HowItWorks({ year }: { year: number }) {
  const w = useWords();
  const { samples } = w.home;
  return (
    <section className={classes.part} aria-labelledby="how">
      <h2 id="how">{w.welcome.how}</h2>
      <ol className={classes.steps}>
        <Step title={w.welcome.write} explained={w.welcome.writeExplained} ground="sand">
          <span className={classes.posters}>
            <WishPicture shape="card" scene="coast-village" />
            <WishPicture shape="card" scene="mountain-hut" />
            <WishPicture shape="card" scene="night-train" />
          </span>
        </Step>
        <Step title={w.welcome.find} explained={w.welcome.findExplained} ground="water">
          <span className={classes.slip}>
            <WishPicture scene="northern-lights" />
            <span>
              <b>{samples.lights}</b>
              <small>{w.welcome.onList}</small>
            </span>
          </span>
          <span className={classes.meToo}>
            <IconHeart size={18} stroke={1.8} />
            {w.welcome.meToo}
          </span>
          <span className={classes.slip}>
            <span className={classes.faces}>
              <Portrait name="Noa" uid={faces.Noa} src={undefined} size="small" />
              <Portrait name="Kim" src={undefined} size="small" />
            </span>
            <b>{w.welcome.both}</b>
          </span>
        </Step>
        <Step title={w.welcome.go} explained={w.welcome.goExplained} ground="night">
          <WishPicture shape="card" scene="campfire" />
          <span className={classes.pressed}>
            <Stamp above={w.home.places.stars} year={year} day={21} month={8} />
          </span>
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  title: string;
  explained: string;
  ground: "sand" | "water" | "night";
  children: ReactNode;
}

function Step({ title, explained, ground, children }: StepProps) {
  return (
    <li>
      <div className={classes.figure} data-ground={ground} aria-hidden="true">
        {children}
      </div>
      <h3>{title}</h3>
      <p>{explained}</p>
    </li>
  );
}
