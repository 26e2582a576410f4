import { Join } from "~/features/account/joining/join";
import type { ScreenProps } from "~/screen-map";
import { useIsKnown } from "~/sync/session/use-session";
import { LanguageSwitch } from "~/ui/language-switch";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import classes from "./screen.module.css";

/** Coming in by an invitation, or taking a place in line. */
export default function JoinScreen({ route }: ScreenProps) {
  const w = useWords();
  useTitle(w.join.title);
  const isKnown = useIsKnown();
  return (
    <>
      <Join code={[route.query.code].flat()[0]?.trim() ?? ""} />
      {isKnown ? null : (
        <footer className={classes.foot}>
          <LanguageSwitch />
        </footer>
      )}
    </>
  );
}
