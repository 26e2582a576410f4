import { isUploaded } from "~/api/photo";
import type { QuestStop } from "~/core";
import { usePlayWords } from "~/ui/words/play";
import parts from "./parts.module.css";

/** The photo that its creator gave a stop; nothing without one. */
export function StopPicture({ stop }: { stop: QuestStop }) {
  const w = usePlayWords();
  if (!isUploaded(stop.photo)) return null;
  return <img className={parts.picture} src={stop.photo} alt={w.pictureOf(stop.title ?? "")} />;
}
