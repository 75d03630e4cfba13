import { Suspense } from 'react';
import { MenuPopup, preload } from './lazy-overlays.ts';
import type { MenuEntry } from './menu-item.ts';
import { usePopupTrigger } from './use-popup-trigger.tsx';
import type { TriggerElement } from './use-popup-trigger.tsx';

/** Props of `Menu`. */
export type MenuProps = {
  /** Names the list for screen readers. */
  label: string;
  /** The button that opens it. */
  trigger: TriggerElement;
  entries: readonly MenuEntry[];
  /** @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
};

/** A button with a menu of commands. */
export const Menu = ({ label, trigger, entries, placement = 'bottom end' }: MenuProps) => {
  const { triggerRef, isOpen, close, element } = usePopupTrigger(trigger, 'menu', preload.menu);
  return (
    <>
      {element}
      {isOpen && (
        <Suspense>
          <MenuPopup
            triggerRef={triggerRef}
            label={label}
            entries={entries}
            placement={placement}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
};
