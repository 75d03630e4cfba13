import type { ReactNode } from 'react';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { FailedPopup } from '../lazy/lazy-failed-popup.tsx';
import { usePreloadAtRest } from '../lazy/likely-code.ts';
import { suppressAriaStyle } from '../parts/suppress-aria-style.ts';
import { usePopupTrigger } from './use-popup-trigger.tsx';
import type { TriggerElement } from './use-popup-trigger.tsx';

// The box is loaded with its part of react-aria.
const PopoverPopup = lazyComponent(async () => {
  suppressAriaStyle();
  return (await import('./popover-popup.tsx')).PopoverPopup;
}, FailedPopup);

/** Props of `Popover`. */
export type PopoverProps = {
  /** Names the box for screen readers. */
  label: string;
  /** The button that opens it. */
  trigger: TriggerElement;
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top end';
  width?: number;
  /** @default true */
  isPadded?: boolean;
  /** The content, or a function that receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A button with a popup for settings or explanations. */
export const Popover = ({ label, trigger, placement, width, isPadded = true, children }: PopoverProps) => {
  const { triggerRef, isOpen, close, element } = usePopupTrigger(trigger, 'dialog', PopoverPopup.preload);
  usePreloadAtRest(PopoverPopup.preload);
  return (
    <>
      {element}
      {isOpen && (
        <PopoverPopup {...{ triggerRef, label, placement, width, isPadded }} onClose={close}>
          {typeof children === 'function' ? children(close) : children}
        </PopoverPopup>
      )}
    </>
  );
};
