import { cloneElement, useCallback, useMemo, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactElement, Ref } from 'react';
import { assignRef } from '../parts/assign-ref.ts';

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
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const ownRef = trigger.props.ref;
  const ref = useCallback(
    (element: HTMLButtonElement | null) => {
      setButton(element);
      assignRef(ownRef, element);
    },
    [ownRef],
  );
  const triggerRef = useMemo(() => ({ current: button }), [button]);
  const [isOpen, setOpen] = useState(false);
  return {
    triggerRef,
    isOpen,
    close: () => setOpen(false),
    element: cloneElement(trigger, {
      ref,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      onPointerEnter: () => void preload(),
      onFocus: () => void preload(),
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        trigger.props.onClick?.(event);
        setOpen(!isOpen);
      },
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
        trigger.props.onKeyDown?.(event);
        if (kind !== 'menu' || event.key !== 'ArrowDown') return;
        event.preventDefault();
        setOpen(true);
      },
    }),
  };
};
