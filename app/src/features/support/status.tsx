import { useNetwork } from "@mantine/hooks";
import { useWords } from "~/ui/words";
import classes from "./support.module.css";
import { useServerConfig } from "./use-server-config";

/** Says whether the server can be reached. */
export function Status() {
  const w = useWords();
  const { data, isError } = useServerConfig();
  const { online } = useNetwork();
  return (
    <section className={classes.part}>
      <h2>{w.support.status}</h2>
      <p role="status">{isError || !online ? w.support.statusBad : data ? w.support.statusGood : ""}</p>
    </section>
  );
}
