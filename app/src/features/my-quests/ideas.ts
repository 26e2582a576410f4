/** Quests offered to somebody who has none. Pure. */

import type { FriendOnQuest, Versioned } from "~/api/schema";
import type { Quest } from "~/core";
import { distanceKm } from "~/sync/geo";
import { isPlaced } from "~/sync/quests/quest";

export interface Idea {
  quest: Versioned<Quest>;
  /** From the middle of the reader's area, in km; `null` where that or the quest's place is not known. */
  km: number | null;
  /** Names of friends who are on it. */
  friends: readonly string[];
}

interface Position {
  lat: number;
  lng: number;
}

const IDEAS_MAX = 3;
/** Farther than this is not near. */
export const NEAR_KM = 150;

/** The quests nearest to somebody's area; where none is near those that friends are on, and then the newest. */
export function ideasOf(
  quests: readonly Versioned<Quest>[],
  area: Position | null | undefined,
  friendsOn: readonly FriendOnQuest[],
): Idea[] {
  const ideas = quests.map(
    (quest): Idea => ({
      quest,
      km: area ? nearestKm(quest.data, area) : null,
      friends: [...new Set(friendsOn.filter(({ questId }) => questId === quest.id).map(({ name }) => name))],
    }),
  );
  const near = ideas.filter(({ km }) => km !== null && km <= NEAR_KM).sort((a, b) => (a.km ?? 0) - (b.km ?? 0));
  const rest = ideas.filter((idea) => !near.includes(idea)).sort((a, b) => b.friends.length - a.friends.length);
  return [...near, ...rest].slice(0, IDEAS_MAX);
}

function nearestKm({ stops = [] }: Quest, area: Position): number | null {
  const distances = stops.filter(isPlaced).map((stop) => distanceKm(area, stop));
  return distances.length > 0 ? Math.min(...distances) : null;
}
