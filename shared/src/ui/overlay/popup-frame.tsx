import { useContext } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import type { Placement } from 'react-aria-components/Popover';
import { screenWidthAtom, useAtomValue } from '../../state/index.ts';
import { rem } from '../../theme/index.ts';
import { AriaLocale } from '../parts/aria-locale.tsx';
import { FloatingLayerContext } from '../parts/floating-layer.ts';
import * as styles from './popup.styles.ts';
import { useFocusAtOnce } from './use-focus-at-once.ts';

/** Props of `PopupFrame`. */
export type PopupFrameProps = {
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Accessible name, for popups that contain no dialog. */
  label?: string;
  /** @default 'bottom start' */
  placement?: Placement | undefined;
  /** At least as wide as the trigger. */
  hasTriggerMinWidth?: boolean;
  width?: number | undefined;
  /** Limits the height, so that a long list scrolls. */
  isList?: boolean;
  children: ReactNode;
};

/** The window's width without the distance that a popup keeps from its edges. */
const WINDOW_WIDTH = 'calc(100vw - 16px)';

/**
 * The page cannot scroll while a popup is open, and react-aria takes the gutter of its scroll bar for free space then,
 * where the browser draws nothing. Zero where scroll bars have no gutter.
 */
const getGutter = (windowWidth: number) => Math.max(0, windowWidth - document.documentElement.offsetWidth);

/** A popup at its trigger: closes on Escape, clicks outside and scrolling, and restores the focus. */
export const PopupFrame = ({
  triggerRef,
  onClose,
  label,
  placement = 'bottom start',
  hasTriggerMinWidth = false,
  width,
  isList = false,
  children,
}: PopupFrameProps) => {
  const layer = useContext(FloatingLayerContext);
  const windowWidth = useAtomValue(screenWidthAtom);
  useFocusAtOnce(true);
  return (
    <AriaLocale>
      <Popover
        css={[styles.popup, isList && styles.listPopup]}
        isOpen
        {...(label && { 'aria-label': label })}
        triggerRef={triggerRef}
        placement={placement}
        offset={6}
        containerPadding={8}
        style={{
          zIndex: layer,
          // Beside the gutter the browser would shrink it to less than react-aria has measured.
          width: width === undefined ? 'max-content' : rem(width),
          // Large text would widen it beyond a phone.
          maxWidth: WINDOW_WIDTH,
          // The end of the trigger is never in the gutter.
          marginRight: placement.endsWith('end') ? 0 : getGutter(windowWidth),
          minWidth: hasTriggerMinWidth
            ? `min(max(var(--trigger-width), ${rem(180)}), ${WINDOW_WIDTH})`
            : undefined,
        }}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        {isList ? <div css={styles.scrollBox}>{children}</div> : children}
      </Popover>
    </AriaLocale>
  );
};
