import { lazy } from 'react';
import { claimAriaStyle } from '../parts/claim-aria-style.ts';

// Each part comes with the accessibility library it stands on, so it is fetched only when someone is about to use it.
const loadMenu = () => (claimAriaStyle(), import('./menu-popup.tsx'));
const loadPopover = () => (claimAriaStyle(), import('./popover-popup.tsx'));
const loadModal = () => (claimAriaStyle(), import('./modal-frame.tsx'));

/** A part that does not come, e.g. for want of a connection, is asked for again by its use, which also says so. */
const ahead = (load: () => Promise<unknown>) => () => void load().catch(() => undefined);

/** Fetches a part ahead of its use. */
export const preload = { menu: ahead(loadMenu), popover: ahead(loadPopover), modal: ahead(loadModal) };

export const MenuPopup = lazy(async () => ({ default: (await loadMenu()).MenuPopup }));
export const PopoverPopup = lazy(async () => ({ default: (await loadPopover()).PopoverPopup }));
export const ModalFrame = lazy(async () => ({ default: (await loadModal()).ModalFrame }));
