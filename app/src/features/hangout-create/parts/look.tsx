import { Button, FileButton } from "@mantine/core";
import { IconCamera, IconX } from "@tabler/icons-react";
import { keepOwnPhoto } from "~/sync/photos/own-photo";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { themes } from "../draft";
import classes from "./look.module.css";
import type { PartProps } from "./part-props";

/** Colour and photo of the invitation. */
export function Look({ draft, edit }: PartProps) {
  const words = useWords();
  const w = words.newHangout;
  const choose = async (file: File | null) => {
    if (!file) return;
    try {
      const photoRef = await keepOwnPhoto(file);
      edit((before) => ({ ...before, photoRef }));
    } catch {
      toast({ message: words.photos.unreadable, kind: "failure" });
    }
  };
  return (
    <div className={classes.look}>
      <fieldset className={classes.themes}>
        <legend>{w.theme}</legend>
        {themes.map((theme) => (
          <label key={theme} data-theme={theme}>
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={draft.theme === theme}
              aria-label={w.themes[theme]}
              onChange={() => edit((before) => ({ ...before, theme }))}
            />
          </label>
        ))}
      </fieldset>
      {draft.photoRef ? (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconX size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => edit((before) => ({ ...before, photoRef: null }))}
        >
          {w.photoRemove}
        </Button>
      ) : (
        <FileButton accept="image/*" onChange={(file) => void choose(file)}>
          {(props) => (
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconCamera size={18} stroke={1.7} aria-hidden="true" />}
              {...props}
            >
              {w.photo}
            </Button>
          )}
        </FileButton>
      )}
    </div>
  );
}
