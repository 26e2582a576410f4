import { Button, Group, Modal, NativeSelect, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useStore } from "zustand";
import { reasonOf, sentence } from "~/api/failure";
import { circle, friendsOf } from "~/state/circle";
import { moment } from "~/ui/format";
import { Part } from "~/ui/part";
import { FailureNotice, RowsSkeleton } from "~/ui/states";
import { toast } from "~/ui/toast";
import { useWords, words } from "~/ui/words";
import { useAttempt } from "../login/use-attempt";
import { type Commitment, callOff, commitmentsOf, handOver } from "./commitments";
import classes from "./leaving.module.css";

type Deed = "callOff" | "handOver";

/** Where others still count on somebody who wants to go: each is called off or handed over first. */
export function LooseEnds({ uid }: { uid: string }) {
  const w = useWords();
  const [asking, setAsking] = useState<{ deed: Deed; commitment: Commitment } | null>(null);
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
                  onClick={() => setAsking({ deed: "handOver", commitment })}
                >
                  {w.looseEnds.handOver}
                </Button>
              ) : null}
              <Button
                variant="default"
                aria-label={w.looseEnds.callOffOf(commitment.title)}
                onClick={() => setAsking({ deed: "callOff", commitment })}
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
  deed: Deed;
  commitment: Commitment;
  onDone: () => void;
  onClose: () => void;
}

/** Neither can be undone: others are told at once. */
function Sure({ uid, deed, commitment, onDone, onClose }: SureProps) {
  const w = useWords();
  const friends = friendsOf(useStore(circle), uid);
  const [to, setTo] = useState(friends[0]?.uid ?? "");
  const [isLate, setLate] = useState(false);
  // Pressed again after a failure it is the same deed, which happens once.
  const [key] = useState(() => crypto.randomUUID());
  const { attempt, busy, failed } = useAttempt();
  const act = async () => {
    const done = await attempt(
      () =>
        deed === "handOver" ? handOver(commitment, to, key) : callOff(commitment, isLate, isLate ? `${key}-late` : key),
      (failure) => {
        if (reasonOf(failure) !== "tooLate" || deed !== "callOff") return undefined;
        setLate(true);
        return words().looseEnds.tooLate;
      },
    );
    if (!done) return;
    toast({ message: w.looseEnds.done[deed](commitment.title) });
    onDone();
    onClose();
  };
  const nobody = deed === "handOver" && friends.length === 0;
  return (
    <Modal
      opened
      onClose={onClose}
      title={w.looseEnds.sure[deed](commitment.title)}
      closeButtonProps={{ "aria-label": w.common.close }}
    >
      {deed === "handOver" && !nobody ? (
        <NativeSelect
          label={w.looseEnds.toWhom}
          value={to}
          data={friends.map((friend) => ({ value: friend.uid, label: friend.name }))}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      ) : null}
      <Text>{nobody ? w.looseEnds.noFriends : w.looseEnds.explained[deed]}</Text>
      {failed ? (
        <p role="alert" className={classes.failed}>
          {failed}
        </p>
      ) : null}
      <Group gap="sm" mt="lg">
        <Button onClick={() => void act()} loading={busy} disabled={nobody}>
          {isLate ? w.looseEnds.withoutRefund : w.looseEnds[deed]}
        </Button>
        <Button variant="default" onClick={onClose}>
          {w.looseEnds.keep}
        </Button>
      </Group>
    </Modal>
  );
}
