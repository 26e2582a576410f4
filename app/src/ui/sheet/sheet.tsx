import { Modal } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../words";
import classes from "./sheet.module.css";
import { useBackToClose } from "./use-back-to-close";
import { useDragToClose } from "./use-drag-to-close";

interface Props {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Position on a wide screen; on a phone it always comes up from the bottom. */
  wide?: "middle" | "side";
  /** True if opening has changed the address, so that Back closes it already. */
  isInAddress?: boolean;
  /** Stays in sight below the content: the button that ends the job. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A dialog that is a bottom sheet on phones: closed by its button, Escape, Back, a press beside it, or by dragging its
 * head down. Styles alone decide where it stands, so that turning the phone keeps what was typed.
 */
export function Sheet({ opened, onClose, title, wide = "middle", isInAddress = false, footer, children }: Props) {
  const w = useWords();
  const sheet = useRef<HTMLDivElement>(null);
  useBackToClose(opened, !isInAddress, onClose);
  const drag = useDragToClose(sheet, onClose);
  const pressBeside = usePressBeside(opened, onClose);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnClickOutside={false}
      transitionProps={{ transition: "slide-up", duration: 200 }}
      padding={0}
      classNames={{ inner: classes.inner ?? "", content: classes.content ?? "" }}
    >
      <Modal.Overlay onClick={pressBeside} />
      <Modal.Content ref={sheet} data-wide={wide}>
        <div className={classes.head} {...drag}>
          <span className={classes.handle} aria-hidden="true" />
          <Modal.Title className={classes.title ?? ""} tabIndex={-1}>
            {title}
          </Modal.Title>
          <Modal.CloseButton aria-label={w.common.close} />
        </div>
        <div className={classes.body}>{children}</div>
        {footer ? <div className={classes.foot}>{footer}</div> : null}
      </Modal.Content>
    </Modal.Root>
  );
}

/** Time in which a second press belongs to the first one, which opened the sheet. */
const DOUBLE_PRESS_MS = 500;

/** Closes a sheet by a press beside it, but not by the second half of the double press that opened it. */
function usePressBeside(opened: boolean, onClose: () => void): () => void {
  const openedAt = useRef(0);
  useEffect(() => {
    if (opened) openedAt.current = performance.now();
  }, [opened]);
  return () => {
    if (performance.now() - openedAt.current > DOUBLE_PRESS_MS) onClose();
  };
}
