import { Button, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Sheet } from "~/ui/sheet/sheet";
import { useWords } from "~/ui/words";

/** Characters of a name, as the core has it. */
const NAME_MAX = 60;

interface Props {
  /** First name of the list's owner. */
  owner: string;
  /** Name that the guest gave before. */
  name: string;
  onName: (name: string) => void;
  /** Adds the wish without telling anybody; left out where the name alone is changed. */
  onJustAdd?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks somebody without an account what the owner of the list shall call them. */
export function NameSheet({ owner, name, onName, onJustAdd, onClose }: Props) {
  const w = useWords();
  const [text, setText] = useState(name);
  const given = text.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (given) onName(given);
  };
  return (
    <Sheet opened onClose={onClose} title={w.card.who(owner)}>
      <form onSubmit={submit}>
        <Stack gap="md" pb="lg">
          <p>{w.card.whoExplained(owner)}</p>
          <TextInput
            label={w.card.yourName}
            value={text}
            maxLength={NAME_MAX}
            autoComplete="given-name"
            data-autofocus
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" size="md" disabled={given === ""}>
            {onJustAdd ? w.card.meToo : w.card.saveName}
          </Button>
          {onJustAdd ? (
            <Button variant="subtle" color="gray" onClick={onJustAdd}>
              {w.card.justAdd}
            </Button>
          ) : null}
        </Stack>
      </form>
    </Sheet>
  );
}
