import { Button } from "@mantine/core";
import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import { useWords } from "~/ui/words";
import { useLanguage } from "~/ui/words/language";
import { openSample } from "./sample";

/** Opens the product with a list to play with. */
export function TrySample() {
  const w = useWords();
  const language = useLanguage();
  const navigation = useNavigation();
  return (
    <Button onClick={() => void openSample(language).then(() => navigation.push(paths.list))}>{w.demo.tryIt}</Button>
  );
}
