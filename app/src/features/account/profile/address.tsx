import { Button, Group, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import { day } from "~/ui/format";
import { Part } from "~/ui/part";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { EmailForm } from "./email-form";
import { usePrivate } from "./user-private";

/** The address letters go to, whether it is shown to be one's own, and the way to another one. */
export function Address() {
  const w = useWords();
  const { data, error, refetch } = usePrivate();
  const [asking, setAsking] = useState(false);
  const letter = useMutation({
    mutationFn: () => call("requestEmailVerification", null),
    onSuccess: () => toast({ message: w.address.sent }),
    onError: (failure) => toast({ message: sentence(failure), kind: "failure" }),
  });
  return (
    <Part title={w.address.title}>
      {data ? (
        <>
          <Text fw={550}>{data.email}</Text>
          <Group gap="sm">
            <Text size="sm">
              {data.emailVerifiedAt ? w.address.confirmed(day(data.emailVerifiedAt)) : w.address.unconfirmed}
            </Text>
            {asking ? null : (
              <Button variant="default" size="compact-md" onClick={() => setAsking(true)}>
                {w.address.change}
              </Button>
            )}
            {data.emailVerifiedAt ? null : (
              <Button variant="default" size="compact-md" loading={letter.isPending} onClick={() => letter.mutate()}>
                {w.address.send}
              </Button>
            )}
          </Group>
          {asking ? <EmailForm onClose={() => setAsking(false)} /> : null}
        </>
      ) : error ? (
        <FailureNotice main={false} sentence={sentence(error)} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={2} label={w.common.loadingPage} />
      )}
      <Text size="sm" c="dimmed">
        {w.address.explained}
      </Text>
    </Part>
  );
}
