import { lazy } from 'react';
import { claimAriaStyle } from '../parts/claim-aria-style.ts';

// Each part comes with the accessibility library it stands on, so it is fetched only when someone is about to use it.
const loadMenu = () => (claimAriaStyle(), import('./menu-popup.tsx'));
const loadPopover = () => (claimAriaStyle(), import('./popover-popup.tsx'));
const loadModal = () => (claimAriaStyle(), import('./modal-frame.tsx'));

/** Fetches a part ahead of its use. */
export const preload = {
  menu: () => void loadMenu(),
  popover: () => void loadPopover(),
  modal: () => void loadModal(),
};

export const MenuPopup = lazy(async () => ({ default: (await loadMenu()).MenuPopup }));
export const PopoverPopup = lazy(async () => ({ default: (await loadPopover()).PopoverPopup }));
export const ModalFrame = lazy(async () => ({ default: (await loadModal()).ModalFrame }));
