import { Button, FileButton, Group, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { sentence } from "~/api/failure";
import { portraitOf } from "~/api/photo";
import type { User } from "~/core";
import { useSession } from "~/sync/session/use-session";
import { Late } from "~/ui/late";
import { later } from "~/ui/later";
import { Part } from "~/ui/part";
import { Portrait } from "~/ui/portrait";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { keepPortrait, removePortrait } from "./portrait-deeds";
import classes from "./profile.module.css";

const CropDialog = lazy(later(() => import("./crop-dialog")));

/** The photo beside one's name: chosen, cut to a square, replaced, removed. */
export function PhotoForm({ user }: { user: User }) {
  const w = useWords();
  const uid = useSession((state) => state.uid) ?? "";
  const [chosen, setChosen] = useState<File | null>(null);
  const before = portraitOf(user);
  const onError = (failure: unknown) => toast({ message: sentence(failure), kind: "failure" });
  const keeping = useMutation({
    mutationFn: (square: Blob) => keepPortrait(uid, square, before),
    onSuccess: () => setChosen(null),
    onError,
  });
  const removing = useMutation({ mutationFn: () => removePortrait(uid, before), onError });
  return (
    <Part title={w.portrait.title} lede={w.portrait.explained}>
      <div className={classes.photo}>
        <Portrait name={user.name} uid={uid} src={before} size="card" />
        <Group gap="xs">
          <FileButton accept="image/*" onChange={setChosen}>
            {(props) => (
              <Button variant="default" {...props}>
                {before ? w.photos.other : w.photos.add}
              </Button>
            )}
          </FileButton>
          {before ? (
            <Button variant="subtle" color="gray" loading={removing.isPending} onClick={() => removing.mutate()}>
              {w.photos.remove}
            </Button>
          ) : null}
        </Group>
      </div>
      {before ? null : (
        <Text size="sm" c="dimmed">
          {w.portrait.letters}
        </Text>
      )}
      {chosen ? (
        <Late>
          <CropDialog
            file={chosen}
            busy={keeping.isPending}
            onCut={(square) => keeping.mutate(square)}
            onClose={() => setChosen(null)}
          />
        </Late>
      ) : null}
    </Part>
  );
}
