import { usePrivate } from "../profile/user-private";
import { Pending } from "./pending";

/** Says on one's own pages that the account goes, as long as it does. */
export function LeavingNotice() {
  const { data, refetch } = usePrivate();
  return data?.deleteAt ? <Pending deleteAt={data.deleteAt} onStayed={() => void refetch()} /> : null;
}
