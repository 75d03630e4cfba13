import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { PopoverPopup, preload } from './load-parts.ts';
import { usePopupTrigger } from './use-popup-trigger.tsx';
import type { TriggerElement } from './use-popup-trigger.tsx';

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
  /** What is inside; a function gets the means to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A small box under a button for a setting or an explanation. */
export const Popover = ({ label, trigger, placement, width, isPadded = true, children }: PopoverProps) => {
  const { triggerRef, isOpen, close, element } = usePopupTrigger(trigger, 'dialog', preload.popover);
  return (
    <>
      {element}
      {isOpen && (
        <Suspense>
          <PopoverPopup {...{ triggerRef, label, placement, width, isPadded }} onClose={close}>
            {typeof children === 'function' ? children(close) : children}
          </PopoverPopup>
        </Suspense>
      )}
    </>
  );
};
