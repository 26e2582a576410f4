import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import { signOut } from "./session";

/** Pages of one's own, which nobody signed out can see. */
const OWN_PAGES = /^\/(app\/)?(bucket-list|profile(\/edit)?|notifications|my-quests|leaderboard)(?=[?#]|$)/;

/** Signs out. From one's own pages it goes home first: without their person they ask for signing in, or look lost. */
export function useSignOut(): () => void {
  const navigation = useNavigation();
  return () => {
    if (OWN_PAGES.test(navigation.current())) navigation.push(paths.home);
    void signOut();
  };
}
