import { lazyComponent } from '../lazy/lazy-component.tsx';
import { FailedPopup } from '../lazy/lazy-failed-popup.tsx';
import { usePreloadAtRest } from '../lazy/likely-code.ts';
import { suppressAriaStyle } from '../parts/suppress-aria-style.ts';
import type { MenuEntry } from './menu-item.ts';
import { usePopupTrigger } from './use-popup-trigger.tsx';
import type { TriggerElement } from './use-popup-trigger.tsx';

// The list is loaded with its part of react-aria.
const MenuPopup = lazyComponent(async () => {
  suppressAriaStyle();
  return (await import('./menu-popup.tsx')).MenuPopup;
}, FailedPopup);

/** Props of `Menu`. */
export type MenuProps = {
  /** Names the list for screen readers. */
  label: string;
  /** The button that opens it. */
  trigger: TriggerElement;
  /** A function is called while the menu is open, for lists whose every row has a menu. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  /** @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
};

/** A button with a menu of commands. */
export const Menu = ({ label, trigger, entries, placement = 'bottom end' }: MenuProps) => {
  const { triggerRef, isOpen, close, element } = usePopupTrigger(trigger, 'menu', MenuPopup.preload);
  usePreloadAtRest(MenuPopup.preload);
  return (
    <>
      {element}
      {isOpen && (
        <MenuPopup
          triggerRef={triggerRef}
          label={label}
          entries={typeof entries === 'function' ? entries() : entries}
          placement={placement}
          onClose={close}
        />
      )}
    </>
  );
};
