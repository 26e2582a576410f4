import { Checkbox } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { isSample, readDrafts } from "~/sync/lists/drafts";
import { useMeta } from "~/sync/lists/use-meta";
import { useWords } from "~/ui/words";
import classes from "./login.module.css";

/** Says who can see the lists of this device once they are in the account that is created, and offers to see them alone. */
export function DraftVisibility() {
  const { data: drafts = [] } = useQuery({ queryKey: ["drafts"], queryFn: readDrafts, staleTime: 0, gcTime: 0 });
  return drafts
    .filter(({ id, data }) => !isSample(id) && data.activities.length > 0)
    .map(({ id, data }) => <Draft key={id} id={id} year={data.year} />);
}

function Draft({ id, year }: { id: string; year: number }) {
  const { login: w, share } = useWords();
  const { visibility, setVisibility } = useMeta(id);
  const sentences = { private: w.keptForMe, friends: w.keptForFriends, link: w.keptForFriends, public: w.keptForAll };
  return (
    <div className={classes.kept}>
      <p role="status">{sentences[visibility](year)}</p>
      <Checkbox
        label={share.levels.private}
        aria-label={`${year}: ${share.levels.private}`}
        checked={visibility === "private"}
        onChange={({ currentTarget }) => setVisibility(currentTarget.checked ? "private" : "friends")}
      />
    </div>
  );
}
