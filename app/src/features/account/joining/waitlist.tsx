import { Button, Group, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import type { InLine } from "~/api/schema";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { readItem, removeItem, writeItem } from "~/state/device";
import { session } from "~/state/session";
import { beside } from "~/ui/form/beside";
import { Form } from "~/ui/form/form";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { number } from "~/ui/format";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { describeCredential, validateCredentials } from "../credentials";
import classes from "./joining.module.css";

/** Key under which this device stores the id of its place in line, which is a secret. */
const PLACE = "waitlist";
/** The query for where one is in line. */
export const LINE = ["joinWaitlist"];

/** The queue of those who want in: a place in it, and where it is by now. Who was invited is offered none. */
export function Waitlist({ code, isInvited }: { code: string; isInvited: boolean }) {
  const { data: line, error } = useQuery({ queryKey: LINE, queryFn: placeNow, staleTime: 0 });
  if (line) return <PlaceInLine line={line} code={code} />;
  return isInvited ? null : <TakePlace unknown={error} />;
}

function PlaceInLine({ line, code }: { line: InLine; code: string }) {
  const w = useWords();
  const client = useQueryClient();
  const { refetch, isFetching } = useQuery({ queryKey: LINE, queryFn: placeNow, staleTime: 0 });
  const leaving = useMutation({
    mutationFn: async () => {
      await call("leaveWaitlist", { id: line.id });
      await removeItem(PLACE);
    },
    onSuccess: () => {
      client.setQueryData(LINE, noted(null));
      toast({ message: w.join.left });
    },
  });
  const place =
    line.position === null
      ? w.join[line.status === "joined" ? "joined" : "invited"]
      : w.join.place(number(line.position ?? 0));
  return (
    <section className={classes.card} role="status">
      <h2>{place}</h2>
      <p>{leaving.error ? sentence(leaving.error) : w.join.placeExplained}</p>
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
        <Button variant="subtle" color="gray" loading={leaving.isPending} onClick={() => leaving.mutate()}>
          {w.join.leave}
        </Button>
      </Group>
    </section>
  );
}

/** @param props.unknown why the place that this device may have could not be read */
function TakePlace({ unknown }: { unknown: unknown }) {
  const w = useWords();
  const client = useQueryClient();
  const form = useRecordForm({
    initialValues: { email: "" },
    validate: validateCredentials,
    describe: describeCredential,
    submit: async ({ email }) => {
      const taken = await call("joinWaitlist", { email, idempotencyKey: crypto.randomUUID() });
      await writeItem(PLACE, taken.id);
      client.setQueryData(LINE, noted(taken));
    },
  });
  const field = form.getInputProps("email");
  return (
    <section className={classes.line} aria-labelledby="line">
      <h2 id="line">{w.join.lineTitle}</h2>
      <p>{w.join.lineExplained}</p>
      <Form form={form}>
        <TextInput
          {...field}
          label={w.join.email}
          type="email"
          autoComplete="email"
          error={field.error ?? (unknown ? sentence(unknown) : null)}
          inputContainer={beside(<SubmitButton variant="default">{w.join.take}</SubmitButton>)}
        />
      </Form>
    </section>
  );
}

/** The id of this device's place in line, as an argument of a function that takes it along. */
export async function placeInLine(): Promise<{ waitlistId?: string }> {
  const id = await readItem<string>(PLACE);
  return id ? { waitlistId: id } : {};
}

/** The place this device has, if it has one that still counts. */
async function placeNow(): Promise<InLine | null> {
  const id = await readItem<string>(PLACE);
  if (!id) return null;
  const line = await call("joinWaitlist", { id, idempotencyKey: crypto.randomUUID() });
  return noted(line.status === "left" ? null : line);
}

/** The client state knows who waits. */
function noted(line: InLine | null): InLine | null {
  session.setState({ waitlistUser: line });
  return line;
}
