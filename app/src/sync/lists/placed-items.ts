import type { Activity } from "~/core";
import { type Category, categoryOf } from "~/ui/categories";
import { isDone } from "./activities";

/** An activity where it takes place. */
export interface PlacedItem {
  id: string;
  lng: number;
  lat: number;
  title: string;
  done: boolean;
  category: Category | null;
  /** Subject of its picture. */
  wish: Activity;
}

/** The activities that have a place and were not dropped. */
export function placedItems(
  activities: readonly Activity[],
  getCategory: (activity: Activity) => Category | null = categoryOf,
): PlacedItem[] {
  return activities.flatMap((activity) => {
    const { id, title, place, status } = activity;
    if (!place || status === "dropped") return [];
    return [
      {
        id,
        title,
        lng: place.lng,
        lat: place.lat,
        done: isDone(activity),
        category: getCategory(activity),
        wish: activity,
      },
    ];
  });
}
