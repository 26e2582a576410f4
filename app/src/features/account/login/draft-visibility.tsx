import { Group, Radio } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { isSample, readDrafts } from "~/sync/lists/drafts";
import { useMeta } from "~/sync/lists/use-meta";
import { useWords } from "~/ui/words";
import classes from "./login.module.css";

/** Asks who can see the lists of this device once they are in the account that is created. */
export function DraftVisibility() {
  const { data: drafts = [] } = useQuery({ queryKey: ["drafts"], queryFn: readDrafts, staleTime: 0, gcTime: 0 });
  return drafts
    .filter(({ id, data }) => !isSample(id) && data.activities.length > 0)
    .map(({ id, data }) => <Draft key={id} id={id} year={data.year} />);
}

function Draft({ id, year }: { id: string; year: number }) {
  const { login: w, share } = useWords();
  const { visibility, setVisibility } = useMeta(id);
  const chosen = visibility === "private" ? "private" : "friends";
  return (
    <Radio.Group
      className={classes.kept ?? ""}
      label={w.whoSees(year)}
      description={visibility === "public" ? w.keptForAll(year) : null}
      value={visibility === "public" ? "" : chosen}
      onChange={(value) => setVisibility(value === "private" ? "private" : "friends")}
    >
      <Group gap="lg" mt={6}>
        {(["friends", "private"] as const).map((level) => (
          <Radio key={level} value={level} label={share.levels[level]} aria-label={`${year}: ${share.levels[level]}`} />
        ))}
      </Group>
    </Radio.Group>
  );
}
