import { lazy } from 'react';
import { suppressAriaStyle } from '../parts/suppress-aria-style.ts';

// Lazy: each overlay is loaded with its part of react-aria when it is about to be used.
const loadMenu = () => (suppressAriaStyle(), import('./menu-popup.tsx'));
const loadPopover = () => (suppressAriaStyle(), import('./popover-popup.tsx'));
const loadModal = () => (suppressAriaStyle(), import('./modal-frame.tsx'));

/** Ignores a failed preload: opening the overlay loads it again and reports the error. */
const createPreload = (load: () => Promise<unknown>) => () => void load().catch(() => undefined);

/** Preloads the code of an overlay. */
export const preload = {
  menu: createPreload(loadMenu),
  popover: createPreload(loadPopover),
  modal: createPreload(loadModal),
};

export const MenuPopup = lazy(async () => ({ default: (await loadMenu()).MenuPopup }));
export const PopoverPopup = lazy(async () => ({ default: (await loadPopover()).PopoverPopup }));
export const ModalFrame = lazy(async () => ({ default: (await loadModal()).ModalFrame }));
