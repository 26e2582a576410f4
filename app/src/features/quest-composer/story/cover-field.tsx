import { Button, FileButton } from "@mantine/core";
import { IconCamera } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";
import { sentence } from "~/api/failure";
import { isUploaded } from "~/api/photo";
import { Cover } from "~/map/covers/cover";
import { readPhoto, removePhoto } from "~/state/device";
import { keepOwnPhoto } from "~/sync/photos/own-photo";
import { uploadPhoto } from "~/sync/photos/upload-photo";
import { coverOfQuest } from "~/sync/quests/cover";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";

/** The cover: a photo, or the one that is drawn from the stops. */
export function CoverField() {
  const { cover: w } = useComposerWords();
  const { photos } = useWords();
  const { content, quest, composer, set } = useComposerContext();
  const id = quest?.id ?? composer.key;
  const subject = useMemo(() => coverOfQuest(id, content), [id, content]);
  const photo = isUploaded(content.cover) ? content.cover : undefined;
  const sending = useMutation({
    mutationFn: async (file: File) => {
      const name = await keepOwnPhoto(file).catch(() => {
        throw new Error(photos.unreadable);
      });
      const picture = await readPhoto(name);
      if (!picture) throw new Error(photos.unreadable);
      const { signal } = new AbortController();
      const sent = await uploadPhoto(picture, { key: name, signal, onProgress: () => undefined });
      await removePhoto(name);
      return sent.url;
    },
    onSuccess: (cover) => set({ cover }),
    onError: (failure) => toast({ message: sentence(failure), kind: "failure" }),
  });
  return (
    <section className={classes.coverField} data-field="cover">
      <p className={classes.label}>{w.title}</p>
      <div className={classes.cover}>
        {photo ? <img src={photo} alt="" /> : <Cover subject={subject} shape="wide" />}
      </div>
      {photo ? null : <p className={classes.soft}>{w.drawn}</p>}
      <div className={classes.row}>
        <FileButton accept="image/*" onChange={(file) => file && sending.mutate(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={sending.isPending}
              leftSection={<IconCamera size={18} stroke={1.7} aria-hidden="true" />}
            >
              {photo ? w.change : w.add}
            </Button>
          )}
        </FileButton>
        {photo ? (
          <Button variant="subtle" color="gray" onClick={() => set({ cover: "" })}>
            {w.remove}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
