import { Button, FileButton } from "@mantine/core";
import { IconCamera, IconX } from "@tabler/icons-react";
import { useId } from "react";
import { toast } from "../toast";
import { useWords } from "../words";
import classes from "./look-fields.module.css";
import { type Look, themes } from "./options";

interface Props {
  look: Look;
  onChange: (change: Partial<Look>) => void;
  /** Keeps a photo on this device, and answers its name. */
  keepPhoto: (file: File) => Promise<string>;
}

/** Colour and photo of an invitation, for a new hangout and for one that is there. */
export function LookFields({ look, onChange, keepPhoto }: Props) {
  const words = useWords();
  const w = words.hangoutOptions;
  const name = useId();
  const choose = async (file: File | null) => {
    if (!file) return;
    try {
      onChange({ photoRef: await keepPhoto(file) });
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
              name={name}
              value={theme}
              checked={look.theme === theme}
              aria-label={w.themes[theme]}
              onChange={() => onChange({ theme })}
            />
          </label>
        ))}
      </fieldset>
      {look.photoRef ? (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconX size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => onChange({ photoRef: null })}
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
