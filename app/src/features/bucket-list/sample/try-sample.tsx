import { Button } from "@mantine/core";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import { useWords } from "~/ui/words";
import { openSample } from "./sample";

/** Opens the product with a list to play with. */
export function TrySample() {
  const w = useWords();
  const navigation = useNavigation();
  return <Button onClick={() => void openSample().then(() => navigation.push(paths.list))}>{w.demo.tryIt}</Button>;
}
