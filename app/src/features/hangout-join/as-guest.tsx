import { Button, TextInput } from "@mantine/core";
import { useRef } from "react";
import { call } from "~/api/call";
import { Failure, reasonOf } from "~/api/failure";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { useLocation, useNavigation } from "~/routing/use-location";
import { Form } from "~/ui/form/form";
import { requireFields } from "~/ui/form/require-fields";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { useWords } from "~/ui/words";
import classes from "./invitation.module.css";

/** Joins by a name alone, or after signing in. */
export function AsGuest({ code }: { code: string }) {
  const w = useWords().hangoutJoin;
  const navigation = useNavigation();
  const here = useLocation();
  const once = useRef({ idempotencyKey: crypto.randomUUID(), guestSecret: crypto.randomUUID() });
  const form = useRecordForm({
    initialValues: { guestName: "" },
    validate: (values) => requireFields(values, "guestName"),
    submit: async ({ guestName }) => {
      try {
        const { editUrl } = await call("joinHangout", { id: code, guestName: guestName.trim(), ...once.current });
        if (editUrl) navigation.replace(editUrl);
      } catch (failure) {
        once.current = { idempotencyKey: crypto.randomUUID(), guestSecret: crypto.randomUUID() };
        if (reasonOf(failure) !== "nameTaken") throw failure;
        const fields = [{ field: "guestName", message: w.nameTaken }];
        throw new Failure("invalid-argument", w.nameTaken, { fields });
      }
    },
  });
  return (
    <div className={classes.ways}>
      <p className={classes.quiet}>{w.noAccount}</p>
      <Form form={form}>
        <TextInput {...form.getInputProps("guestName")} label={w.name} autoComplete="given-name" maxLength={60} />
        <SubmitButton>{w.joinAsGuest}</SubmitButton>
      </Form>
      <Button component={Link} href={paths.loginAs(form.values.guestName.trim(), here)} variant="default">
        {w.signIn}
      </Button>
    </div>
  );
}
