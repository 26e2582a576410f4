import { Button, Group, Text, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { Failure, reasonOf } from "~/api/failure";
import { userNameError } from "~/core";
import { day } from "~/ui/format";
import { Part } from "~/ui/part";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { useAttempt } from "../login/use-attempt";
import { useNameCheck } from "../use-name-check";
import { useSession } from "../use-session";
import { PRIVATE, usePrivate } from "./user-private";

/** How long a name stays before it can be changed again, in milliseconds (30 days). */
const KEPT_MS = 30 * 86_400_000;

/** Another user name, and what becomes of the lists and links under the old one. */
export function RenameForm() {
  const w = useWords();
  const client = useQueryClient();
  const now = useSession((state) => state.user?.user_name);
  const { data } = usePrivate();
  const [name, setName] = useState("");
  const check = useNameCheck(name === now ? "" : name);
  const { attempt, wrong, busy, waits, failed } = useAttempt();
  const next = data?.renamedAt ? Date.parse(data.renamedAt) + KEPT_MS : 0;
  const tooSoon = next > Date.now() ? w.rename.tooSoon(day(new Date(next).toISOString())) : null;
  const change = async () => {
    const done = await attempt(
      () => call("renameUser", { user_name: name, idempotencyKey: crypto.randomUUID() }),
      (failure) => (reasonOf(failure) === "too-soon" ? w.rename.tooSoon(nextOf(failure)) : undefined),
    );
    if (!done) return;
    toast({ message: w.rename.changed(name) });
    setName("");
    await client.invalidateQueries({ queryKey: [PRIVATE] });
  };
  const impossible = name !== "" && userNameError(name) !== undefined;
  const said = check === "taken" ? w.rename.taken : impossible ? w.login.wrong.user_name : null;
  return (
    <Part title={w.rename.title} lede={now ? w.rename.now(now) : undefined}>
      <Text size="sm" c="dimmed">
        {w.rename.explained}
      </Text>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== "" && !said) void change();
        }}
      >
        <Group align="end" gap="sm">
          <TextInput
            label={w.rename.field}
            value={name}
            disabled={tooSoon !== null}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            error={wrong.user_name ?? said ?? failed}
            description={tooSoon}
            onChange={(event) => setName(event.currentTarget.value.trim())}
          />
          <Button
            type="submit"
            variant="default"
            loading={busy}
            disabled={waits || name === "" || said !== null || tooSoon !== null}
          >
            {w.rename.change}
          </Button>
        </Group>
      </form>
      <Text size="sm" role="status">
        {check === "free" ? `@${name}: ${w.rename.free}` : ""}
      </Text>
    </Part>
  );
}

function nextOf(failure: unknown): string {
  const details = failure instanceof Failure ? (failure.details as { next?: string }) : {};
  return details.next ? day(details.next) : "";
}
