import { useQuery } from "@tanstack/react-query";
import { getDocument } from "~/api/documents";
import { orNull } from "~/api/hidden";
import type { PointsEntry, PointsRule } from "~/core";
import { useLists } from "~/sync/lists/use-lists";
import { useCreator } from "~/sync/quests/use-creator";
import { firstName } from "~/ui/people/person";

/** What a line of the ledger is about, as far as the reader may see it. */
export interface Subject {
  /** Title of the wish, the stop, the quest or the hangout. */
  title: string | undefined;
  /** Title of the quest that a stop is of. */
  quest: string | undefined;
  /** First name of who it was done with. */
  friend: string | undefined;
  /** `true` for a wish that is on no list of the reader's. */
  isTheirs: boolean;
}

const KIND: Readonly<Record<PointsRule, "wish" | "quest" | "hangout">> = {
  itemAlone: "wish",
  itemTogether: "wish",
  questStop: "quest",
  questFinished: "quest",
  questPlayed: "quest",
  hangoutAttended: "hangout",
  hangoutHosted: "hangout",
  drove: "hangout",
};

/** Looks up what a line is about. Its subject is the id of a list, a quest or a hangout, and of what is in it after a dot. */
export function useSubject({ rule, subject, friend }: PointsEntry): Subject {
  const [id = "", part] = subject.split(".");
  const kind = KIND[rule];
  const list = useLists((state) => (kind === "wish" ? state.shown.find((each) => each.id === id) : undefined));
  const isOwn = list !== undefined;
  // What was done together may stand on the list of the other alone.
  const { data: theirs } = useQuery({
    queryKey: ["points", "list", id],
    queryFn: () => orNull(getDocument("bucketLists", id)),
    enabled: kind === "wish" && !isOwn && id !== "",
  });
  const { data: quest } = useQuery({
    queryKey: ["points", "quest", id],
    queryFn: () => orNull(getDocument("quests", id)),
    enabled: kind === "quest" && id !== "",
  });
  const { data: hangout } = useQuery({
    queryKey: ["points", "hangout", id],
    queryFn: () => orNull(getDocument("hangouts", id)),
    enabled: kind === "hangout" && id !== "",
  });
  const person = useCreator(kind === "wish" ? friend : undefined);
  const stop = rule === "questStop" ? quest?.stops?.find((each) => each.id === part)?.title : undefined;
  const wish = (list?.data ?? theirs)?.activities.find((each) => each.id === part)?.title;
  return {
    title: wish ?? stop ?? quest?.title ?? hangout?.title,
    quest: stop ? quest?.title : undefined,
    friend: person && firstName(person),
    isTheirs: kind === "wish" && !isOwn && id !== "",
  };
}
