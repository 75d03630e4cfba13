import { cloneElement, useMemo, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactElement, Ref } from 'react';

/** An element that accepts a native button's props, e.g. `Button`. */
export type TriggerElement = ReactElement<{
  ref?: Ref<HTMLButtonElement>;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
}>;

/** Makes a button the trigger of a popup and preloads the popup's code on hover and focus. */
export const usePopupTrigger = (
  trigger: TriggerElement,
  kind: 'menu' | 'dialog',
  preload: () => Promise<void>,
) => {
  // Set at the opening instead of by a ref, which would render every trigger of a long list twice.
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const triggerRef = useMemo(() => ({ current: button }), [button]);
  const [isOpen, setOpen] = useState(false);
  return {
    triggerRef,
    isOpen,
    close: () => setOpen(false),
    element: cloneElement(trigger, {
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      onPointerEnter: () => void preload(),
      onFocus: () => void preload(),
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        trigger.props.onClick?.(event);
        setButton(event.currentTarget);
        setOpen(!isOpen);
      },
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
        trigger.props.onKeyDown?.(event);
        if (kind !== 'menu' || event.key !== 'ArrowDown') return;
        event.preventDefault();
        setButton(event.currentTarget);
        setOpen(true);
      },
    }),
  };
};
