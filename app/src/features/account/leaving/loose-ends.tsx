import { Button, Group, Modal, NativeSelect, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useStore } from "zustand";
import { reasonOf, sentence } from "~/api/failure";
import { friendshipsStore, friendsOf } from "~/state/friendships";
import { Form } from "~/ui/form/form";
import { SubmitButton } from "~/ui/form/submit-button";
import { useRecordForm } from "~/ui/form/use-record-form";
import { moment } from "~/ui/format";
import { Part } from "~/ui/part";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { type Commitment, callOff, commitmentsOf, handOver } from "./commitments";
import classes from "./leaving.module.css";

type Action = "callOff" | "handOver";

/** Commitments of somebody who wants to leave: each is cancelled or handed over first. */
export function LooseEnds({ uid }: { uid: string }) {
  const w = useWords();
  const [asking, setAsking] = useState<{ action: Action; commitment: Commitment } | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ["commitments", uid],
    queryFn: () => commitmentsOf(uid, Date.now()),
  });
  if (error) return <FailureNotice main={false} sentence={sentence(error)} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={2} label={w.common.loadingPage} />;
  if (data.length === 0) return null;
  return (
    <Part title={w.looseEnds.title} lede={w.looseEnds.lede}>
      <ul className={classes.ends}>
        {data.map((commitment) => (
          <li key={`${commitment.kind} ${commitment.id}`}>
            <div>
              <p className={classes.endTitle}>{commitment.title || w.looseEnds.kinds[commitment.kind]}</p>
              <p className={classes.endFacts}>
                {[w.looseEnds.kinds[commitment.kind], commitment.startsAt ? moment(commitment.startsAt) : ""]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            <Group gap="xs">
              {commitment.kind === "booking" ? (
                <Button
                  variant="default"
                  aria-label={w.looseEnds.handOverOf(commitment.title)}
                  onClick={() => setAsking({ action: "handOver", commitment })}
                >
                  {w.looseEnds.handOver}
                </Button>
              ) : null}
              <Button
                variant="default"
                aria-label={w.looseEnds.callOffOf(commitment.title)}
                onClick={() => setAsking({ action: "callOff", commitment })}
              >
                {w.looseEnds.callOff}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      {asking ? <Sure uid={uid} {...asking} onDone={() => void refetch()} onClose={() => setAsking(null)} /> : null}
    </Part>
  );
}

interface SureProps {
  uid: string;
  action: Action;
  commitment: Commitment;
  onDone: () => void;
  onClose: () => void;
}

/** Neither can be undone: others are told at once. */
function Sure({ uid, action, commitment, onDone, onClose }: SureProps) {
  const w = useWords();
  const friends = friendsOf(useStore(friendshipsStore), uid);
  const [isLate, setLate] = useState(false);
  // Pressed again after a failure it is the same action, which happens once.
  const [key] = useState(() => crypto.randomUUID());
  const isTooLate = (failure: unknown) => reasonOf(failure) === "tooLate" && action === "callOff";
  const form = useRecordForm({
    initialValues: { to: friends[0]?.uid ?? "" },
    submit: async ({ to }) => {
      await (action === "handOver"
        ? handOver(commitment, to, key)
        : callOff(commitment, isLate, isLate ? `${key}-late` : key));
      toast({ message: w.looseEnds.done[action](commitment.title) });
      onDone();
      onClose();
    },
    explain: (failure) => {
      if (!isTooLate(failure)) return undefined;
      setLate(true);
      return w.looseEnds.tooLate;
    },
  });
  const nobody = action === "handOver" && friends.length === 0;
  return (
    <Modal
      opened
      onClose={onClose}
      title={w.looseEnds.sure[action](commitment.title)}
      closeButtonProps={{ "aria-label": w.common.close }}
    >
      <Form
        form={form}
        footer={
          <Group gap="sm">
            <SubmitButton disabled={nobody}>{isLate ? w.looseEnds.withoutRefund : w.looseEnds[action]}</SubmitButton>
            <Button variant="default" onClick={onClose}>
              {w.looseEnds.keep}
            </Button>
          </Group>
        }
      >
        {action === "handOver" && !nobody ? (
          <NativeSelect
            {...form.getInputProps("to")}
            label={w.looseEnds.toWhom}
            data={friends.map((friend) => ({ value: friend.uid, label: friend.name }))}
          />
        ) : null}
        <Text>{nobody ? w.looseEnds.noFriends : w.looseEnds.explained[action]}</Text>
      </Form>
    </Modal>
  );
}
