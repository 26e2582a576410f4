import { useMemo } from "react";
import { isUploaded, smallOf } from "~/api/photo";
import type { Quest } from "~/core";
import { Cover } from "~/map/covers/cover";
import { coverOfQuest } from "~/sync/quests/cover";
import classes from "./my-quests.module.css";

interface Props {
  id: string;
  quest: Quest | null | undefined;
  shape?: "thumbnail" | "wide";
}

/** The cover of a quest: its photo, or the drawn one. */
export function QuestCover({ id, quest, shape = "thumbnail" }: Props) {
  const subject = useMemo(() => coverOfQuest(id, quest ?? {}), [id, quest]);
  const photo = isUploaded(quest?.cover) ? quest.cover : undefined;
  return (
    <span className={classes.cover} data-shape={shape}>
      {photo ? (
        <img src={shape === "wide" ? photo : smallOf(photo)} alt="" loading="lazy" />
      ) : (
        <Cover subject={subject} shape={shape} />
      )}
    </span>
  );
}
