import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { useGoTo } from "./use-go-to";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link inside the app: a plain click moves without loading the page, everything else is the browser's. */
export function Link({ href, onClick, ...rest }: Props) {
  const goTo = useGoTo();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented || rest.target) return;
    event.preventDefault();
    goTo(href);
  };
  return <a {...rest} href={href} onClick={follow} />;
}
