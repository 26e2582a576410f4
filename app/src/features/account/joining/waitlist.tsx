import { Button, Group, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import type { InLine } from "~/api/schema";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { forget, keep, kept } from "~/state/device";
import { session } from "~/state/session";
import { number } from "~/ui/format";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { useAttempt } from "../login/use-attempt";
import classes from "./joining.module.css";

/** Where this device keeps the id of its place in line, which is a secret. */
export const PLACE = "waitlist";
/** The query for where one is in line. */
export const LINE = ["joinWaitlist"];

/** The queue of those who want in: a place in it, and where it is by now. */
export function Waitlist({ code }: { code: string }) {
  const w = useWords();
  const client = useQueryClient();
  const { data: line, error, refetch, isFetching } = useQuery({ queryKey: LINE, queryFn: placeNow, staleTime: 0 });
  const { attempt, wrong, busy, failed, waits } = useAttempt();
  const [email, setEmail] = useState("");
  const take = () =>
    attempt(
      async () => {
        const taken = await call<InLine>("joinWaitlist", { email, idempotencyKey: crypto.randomUUID() });
        await keep(PLACE, taken.id);
        client.setQueryData(LINE, noted(taken));
      },
      () => undefined,
    );
  const leave = () =>
    attempt(
      async () => {
        await call("leaveWaitlist", { id: line?.id });
        await forget(PLACE);
        client.setQueryData(LINE, noted(null));
        toast({ message: w.join.left });
      },
      () => undefined,
    );
  if (line) {
    return (
      <section className={classes.card} role="status">
        <h2>{line.position === null ? w.join[line.status === "joined" ? "joined" : "invited"] : placeOf(line)}</h2>
        <p>{failed ?? w.join.placeExplained}</p>
        <Group gap="sm">
          {line.status === "invited" ? (
            <Button component={Link} href={paths.signUp(code ? `${paths.join}?code=${code}` : paths.home)}>
              {w.join.signUp}
            </Button>
          ) : (
            <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
              {w.join.check}
            </Button>
          )}
          <Button variant="subtle" color="gray" loading={busy} onClick={() => void leave()}>
            {w.join.leave}
          </Button>
        </Group>
      </section>
    );
  }
  return (
    <section className={classes.line} aria-labelledby="line">
      <h2 id="line">{w.join.lineTitle}</h2>
      <p>{w.join.lineExplained}</p>
      <form
        className={classes.row}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <TextInput
          label={w.join.email}
          type="email"
          autoComplete="email"
          value={email}
          error={wrong.email ?? failed ?? (error ? sentence(error) : null)}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={busy} disabled={waits || email.trim() === ""}>
          {w.join.take}
        </Button>
      </form>
    </section>
  );

  function placeOf({ position }: InLine) {
    return w.join.place(number(position ?? 0));
  }
}

/** The place this device has, if it has one that still counts. */
async function placeNow(): Promise<InLine | null> {
  const id = await kept<string>(PLACE);
  if (!id) return null;
  const line = await call<InLine>("joinWaitlist", { id, idempotencyKey: crypto.randomUUID() });
  return noted(line.status === "left" ? null : line);
}

/** The client state knows who waits. */
function noted(line: InLine | null): InLine | null {
  session.setState({ waitlistUser: line });
  return line;
}
