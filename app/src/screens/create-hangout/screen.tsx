import { CreateHangout } from "~/features/hangout-create/create-hangout";
import { Ready } from "~/features/hangout-create/ready";
import { useQuery } from "~/routing/use-query";

/** Making a hangout; with `ready` the link of one that was made. */
export default function CreateHangoutScreen() {
  const [query] = useQuery();
  const ready = query.get("ready");
  return ready ? <Ready id={ready} /> : <CreateHangout query={query} />;
}
