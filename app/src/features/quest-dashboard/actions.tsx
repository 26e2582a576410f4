import { Button, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "~/api/call";
import { sentence } from "~/api/failure";
import { dashboardOf } from "~/routing/quest-paths";
import { useNavigation } from "~/routing/use-location";
import type { OwnQuest } from "~/sync/quests/use-own-quests";
import { Sheet } from "~/ui/sheet/sheet";
import { toast } from "~/ui/toast";
import { useDashboardWords } from "~/ui/words/quest-dashboard";
import { calledOffWith, statusOf } from "./figures";

type Name = "pauseQuest" | "resumeQuest" | "publishQuest" | "archiveQuest" | "cancelQuest" | "duplicateQuest";

/** What can be done with a quest in each of its states, the most likely first. */
const POSSIBLE: Record<ReturnType<typeof statusOf>, readonly Name[]> = {
  draft: ["publishQuest", "duplicateQuest"],
  inReview: ["duplicateQuest"],
  published: ["pauseQuest", "duplicateQuest", "cancelQuest"],
  paused: ["resumeQuest", "duplicateQuest", "cancelQuest"],
  cancelled: ["duplicateQuest", "archiveQuest"],
  archived: ["duplicateQuest"],
};

/** Ways to change the state of a quest. One that takes something away from guests asks before, and says what. */
export function Actions({ quest: { id, data, sessions } }: { quest: OwnQuest }) {
  const w = useDashboardWords();
  const navigation = useNavigation();
  const [isAsking, setAsking] = useState(false);
  const doing = useMutation({
    mutationFn: (name: Name) => call(name, { questId: id, idempotencyKey: crypto.randomUUID() }),
    onSuccess: (made, name) => {
      toast({ message: w.done[name] });
      setAsking(false);
      if (name === "duplicateQuest") navigation.push(dashboardOf(made.id));
    },
    onError: (failure) => toast({ message: sentence(failure), kind: "failure" }),
  });
  const [first, ...others] = POSSIBLE[statusOf(data)];
  const press = (name: Name) => (name === "cancelQuest" ? setAsking(true) : doing.mutate(name));
  const { booked, waiting } = calledOffWith(sessions);
  return (
    <div>
      <Button.Group>
        {first ? (
          <Button variant="default" loading={doing.isPending} onClick={() => press(first)}>
            {w.actions[first]}
          </Button>
        ) : null}
        {others.length > 0 ? (
          <Menu position="bottom-end">
            <Menu.Target>
              <Button variant="default" aria-label={w.more} px="sm">
                <IconDots size={20} aria-hidden="true" />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {others.map((name) => (
                <Menu.Item key={name} {...(name === "cancelQuest" ? { color: "red" } : {})} onClick={() => press(name)}>
                  {w.actions[name]}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        ) : null}
      </Button.Group>
      <Sheet
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={w.cancel.title}
        footer={
          <Button fullWidth color="red" loading={doing.isPending} onClick={() => doing.mutate("cancelQuest")}>
            {w.cancel.confirm}
          </Button>
        }
      >
        <p>{w.cancel.text}</p>
        {booked > 0 ? <p>{w.cancel.booked(booked)}</p> : null}
        {waiting > 0 ? <p>{w.cancel.waiting(waiting)}</p> : null}
        {booked + waiting === 0 ? <p>{w.cancel.nobody}</p> : null}
      </Sheet>
    </div>
  );
}
