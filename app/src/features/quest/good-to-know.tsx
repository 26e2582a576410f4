import { IconArrowBackUp, IconBackpack, IconClock, IconLanguage, IconUsers, IconWifiOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { priceOfSeat } from "~/sync/quests/seats";
import { listed } from "~/ui/format";
import { zoneCity } from "~/ui/time/format-time";
import { deviceZone } from "~/ui/time/zoned-time";
import { locale } from "~/ui/words/language";
import { cancellationOf } from "./cancellation";
import { isOffer } from "./card";
import { useQuest } from "./quest-context";
import classes from "./quest-page.module.css";

const ICON = { size: 20, stroke: 1.7, "aria-hidden": true } as const;

/** Things to bring, and the rules one wants to know before one books. */
export function GoodToKnow() {
  const { quest, snapshot, standing, w, nowMs } = useQuest();
  const { know } = w;
  const { bring = [] } = quest.requirements ?? {};
  const dates = isOffer(standing) && standing.name !== "anytime" ? standing.dates : [];
  const next = dates[0]?.data;
  const zone = next?.timeZone;
  const isBookable = isOffer(standing) && priceOfSeat(quest, next ?? snapshot.sessions[0]?.data) !== null;
  return (
    <section>
      <h2>{know.title}</h2>
      <ul className={classes.facts}>
        {bring.length > 0 ? <Fact icon={<IconBackpack {...ICON} />}>{know.bring(listed(bring))}</Fact> : null}
        <Fact icon={<IconWifiOff {...ICON} />}>{know.signal}</Fact>
        {isBookable || quest.mode === "scheduled" ? (
          <Fact icon={<IconArrowBackUp {...ICON} />}>{cancellationOf(quest, next, w, nowMs).sentence}</Fact>
        ) : null}
        {quest.minPeople && quest.minPeople > 1 ? (
          <Fact icon={<IconUsers {...ICON} />}>{know.minPeople(quest.minPeople)}</Fact>
        ) : null}
        {quest.language ? (
          <Fact icon={<IconLanguage {...ICON} />}>{know.language(languageName(quest.language))}</Fact>
        ) : null}
        {zone && zone !== deviceZone() ? <Fact icon={<IconClock {...ICON} />}>{know.zone(zoneCity(zone))}</Fact> : null}
      </ul>
    </section>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}

/** The name of a language in the reader's own, "German"; its tag where it has none. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(locale(), { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
