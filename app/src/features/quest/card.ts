/** Words and ways on of the booking card, by how the quest stands for its reader. Pure. */
import type { Quest } from "~/core";
import { paths } from "~/routing/paths";
import { composeQuest } from "~/routing/quest-paths";
import { timeInZone } from "~/ui/time/format-time";
import type { QuestWords } from "~/ui/words/quest";
import { type OwnStanding, ownCard } from "./own-card";
import type { Standing } from "./standing";
import { startOf, zoneOf } from "./when";

/** Actions that happen on the page itself. */
export type CardPress = "start" | "save" | "publish";

/** The one way on: a link, or something that happens here. */
export type CardAction = { label: string } & ({ href: string } | { press: CardPress });

export interface CardContent {
  title: string;
  /** The line that matters most below the title, as the date of a booking. */
  strong?: string;
  lines: readonly string[];
  /** Stops that were reached, of all. */
  steps?: { reached: number; total: number };
  action?: CardAction;
  /** A quieter way on, or a fact. */
  foot?: { label: string; href?: string; press?: CardPress };
  /** Something went wrong, or needs the reader soon. */
  isWarning?: boolean;
  /** Moment when it was finished (ISO-8601), for the stamp. */
  doneAt?: string;
  /** The way to the summary of the walk. */
  summary?: { label: string; href: string };
}

export interface CardContext {
  questId: string;
  quest: Quest;
  w: QuestWords;
  nowMs: number;
  isSaved: boolean;
}

/** Standings whose card has dates or a price to choose by. */
export type OfferStanding = Extract<Standing, { name: "open" | "full" | "anytime" }>;
export type PlainStanding = Exclude<Standing, OfferStanding>;
type CommonStanding = Exclude<PlainStanding, OwnStanding>;

/** Standings that are about something the reader has begun, booked or done. */
export const OWN: readonly string[] = ["running", "held", "offered", "booked", "calledOff", "waiting", "done"];

export function isOffer(standing: Standing): standing is OfferStanding {
  return ["open", "full", "anytime"].includes(standing.name);
}

export function cardOf(standing: PlainStanding, context: CardContext): CardContent {
  return OWN.includes(standing.name)
    ? ownCard(standing as OwnStanding, context)
    : commonCard(standing as CommonStanding, context);
}

/** The card that everybody sees of a quest that cannot be booked now. */
function commonCard(
  standing: CommonStanding,
  { questId, quest, isSaved, w: { card, head } }: CardContext,
): CardContent {
  const others: CardAction = { label: card.others, href: paths.quests };
  const save: CardAction = isSaved ? others : { label: head.save, press: "save" };
  switch (standing.name) {
    case "draft":
      return quest.status === "inReview"
        ? { title: card.reviewTitle, lines: [card.reviewText] }
        : {
            title: card.draftTitle,
            lines: [card.draftText],
            action: { label: card.publish, press: "publish" },
            foot: { label: card.edit, href: composeQuest(questId) },
          };
    case "cancelled":
      return { title: card.cancelledTitle, lines: [card.cancelledText], action: others, isWarning: true };
    case "archived":
      return { title: card.archivedTitle, lines: [card.archivedText], action: others };
    case "paused":
      return { title: card.pausedTitle, lines: [card.pausedText], action: save };
    case "closed": {
      const [first] = standing.dates;
      return {
        title: card.closedTitle,
        lines: first ? [card.closedText(startOf(first.data))] : [],
        action: save,
      };
    }
    case "underWay": {
      const { data } = standing.session;
      const end = timeInZone(data.endsAt ?? "", zoneOf(data));
      return { title: card.underWayTitle, lines: [card.underWayText(end)], action: save };
    }
    case "past":
      return { title: card.pastTitle, lines: [card.pastText], action: save };
  }
}
