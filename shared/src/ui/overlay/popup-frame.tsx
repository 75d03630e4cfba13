import { useContext } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import type { Placement } from 'react-aria-components/Popover';
import { AriaLocale } from '../parts/aria-locale.tsx';
import { FloatingLayerContext } from '../parts/floating-layer.ts';
import * as styles from './popup.styles.ts';

/** In pixels; a longer list scrolls. */
const LIST_HEIGHT = 420;

/** Props of `PopupFrame`. */
export type PopupFrameProps = {
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Names the box where nothing inside it is a dialog of its own. */
  label?: string;
  /** @default 'bottom start' */
  placement?: Placement | undefined;
  /** At least as wide as the trigger. */
  isTriggerWide?: boolean;
  width?: number | undefined;
  /** Scrolls where it is long, rather than take all of the window's height. */
  isList?: boolean;
  children: ReactNode;
};

/** A floating box under its trigger: closes at Escape, outside presses and scrolling away, and gives the focus back. */
export const PopupFrame = ({
  triggerRef,
  onClose,
  label,
  placement = 'bottom start',
  isTriggerWide = false,
  width,
  isList = false,
  children,
}: PopupFrameProps) => {
  const layer = useContext(FloatingLayerContext);
  return (
    <AriaLocale>
      <Popover
        css={styles.popup}
        isOpen
        {...(label && { 'aria-label': label })}
        triggerRef={triggerRef}
        placement={placement}
        offset={6}
        containerPadding={8}
        {...(isList && { maxHeight: LIST_HEIGHT })}
        style={{
          zIndex: layer,
          width,
          minWidth: isTriggerWide ? 'max(var(--trigger-width), 180px)' : undefined,
        }}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        {children}
      </Popover>
    </AriaLocale>
  );
};
