import { Button, FileButton } from "@mantine/core";
import { IconCamera } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { sentence } from "~/api/failure";
import { readPhoto, removePhoto } from "~/state/device";
import { keepOwnPhoto } from "~/sync/photos/own-photo";
import { uploadPhoto } from "~/sync/photos/upload-photo";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "./composer.module.css";

interface Props {
  /** Name of the photo for those who do not see where the buttons stand. */
  of?: string;
  photo: string | undefined;
  /** Text of the button that takes the photo away. */
  removal: string;
  /** Keeps the address of an uploaded photo; an empty one takes it away. */
  onPhoto: (url: string) => void;
}

/** Adds, changes and removes a photo of a quest. */
export function PhotoButtons({ of, photo, removal, onPhoto }: Props) {
  const { cover: w } = useComposerWords();
  const { photos } = useWords();
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
    onSuccess: onPhoto,
    onError: (failure) => toast({ message: sentence(failure), kind: "failure" }),
  });
  const text = photo ? w.change : w.add;
  return (
    <div className={classes.row}>
      <FileButton accept="image/*" onChange={(file) => file && sending.mutate(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            aria-label={of ? `${text}: ${of}` : undefined}
            loading={sending.isPending}
            leftSection={<IconCamera size={18} stroke={1.7} aria-hidden="true" />}
          >
            {text}
          </Button>
        )}
      </FileButton>
      {photo ? (
        <Button
          variant="subtle"
          color="gray"
          aria-label={of ? `${removal}: ${of}` : undefined}
          onClick={() => onPhoto("")}
        >
          {removal}
        </Button>
      ) : null}
    </div>
  );
}
