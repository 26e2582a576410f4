import { paths } from "~/routing/paths";
import { useNavigation } from "~/routing/use-location";
import { signOut } from "./session";

const OWN_LIST = /^\/(app\/)?bucket-list(?=[?#]|$)/;

/** Signs out. From one's own list it goes home first: the list of nobody is a blank page, and looks like a lost one. */
export function useSignOut(): () => void {
  const navigation = useNavigation();
  return () => {
    if (OWN_LIST.test(navigation.current())) navigation.push(paths.home);
    void signOut();
  };
}
