import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { useNavigation } from "./use-location";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link inside the app: a plain click moves without loading the page, everything else is the browser's. */
export function Link({ href, onClick, ...rest }: Props) {
  const navigation = useNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented || rest.target) return;
    event.preventDefault();
    const before = navigation.current();
    navigation.push(href);
    // A page with something unsaved may stay.
    if (navigation.current() !== before || href === before) window.scrollTo(0, 0);
  };
  return <a {...rest} href={href} onClick={follow} />;
}
