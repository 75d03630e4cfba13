import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Popover';
import type { Placement } from 'react-aria-components/Popover';
import { PopupFrame } from './popup-frame.tsx';
import * as styles from './popup.styles.ts';

/** Props of `PopoverPopup`. */
export type PopoverPopupProps = {
  triggerRef: RefObject<HTMLElement | null>;
  label: string;
  placement: Placement | undefined;
  width: number | undefined;
  isPadded: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The open popup of a `Popover`. */
export const PopoverPopup = ({ label, isPadded, children, ...frame }: PopoverPopupProps) => (
  <PopupFrame {...frame}>
    <Dialog aria-label={label} css={[styles.box, isPadded && styles.padded]}>
      {children}
    </Dialog>
  </PopupFrame>
);
