import { IconCamera } from "@tabler/icons-react";
import { useRef } from "react";
import type { QuestStop } from "~/core";
import { usePhoto } from "~/sync/photos/use-photo";
import type { PlayRecord } from "~/sync/play/play-record";
import { toast } from "~/ui/toast";
import { usePlayWords } from "~/ui/words/play";
import parts from "./parts.module.css";
import { usePlayActions } from "./play-actions";

/** Photos of a stop, taken with the camera and kept on this device. */
export function StopPhotos({ record, stop }: { record: PlayRecord; stop: QuestStop }) {
  const { at: w } = usePlayWords();
  const { addPhoto } = usePlayActions();
  const input = useRef<HTMLInputElement>(null);
  const own = record.photos.filter(({ stopId }) => stopId === stop.id);
  const keep = (file: File) =>
    addPhoto(record, stop.id, file).catch(() => toast({ message: w.photoFailed, kind: "failure" }));
  return (
    <li>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Emptied, so that the same picture can be chosen again.
          event.currentTarget.value = "";
          if (file) void keep(file);
        }}
      />
      <button type="button" className={parts.option} onClick={() => input.current?.click()}>
        <IconCamera size={24} aria-hidden="true" />
        <span>{w.photo}</span>
        <span>{w.photoNote}</span>
      </button>
      {own.length > 0 ? (
        <ul className={parts.photos} aria-label={w.photos}>
          {own.map(({ name }, index) => (
            <li key={name}>
              <StopPhoto name={name} alt={w.photoOf(index + 1, stop.title ?? "")} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

export function StopPhoto({ name, alt }: { name: string; alt: string }) {
  const url = usePhoto(name);
  return url ? <img src={url} alt={alt} /> : null;
}
