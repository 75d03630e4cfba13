import { useQueryFlag } from '@portal/shared/routing';
import { usePreloadAtRest } from '@portal/shared/ui/feedback';
import { useCallback, useState } from 'react';
import { Palette, ShortcutSheet } from './lazy-palette.ts';
import { usePaletteOpening } from './use-palette-opening.ts';
import { useShortcutKeys } from './use-shortcut-keys.ts';

/** Focuses the element that opened the palette, unless another one has the focus two frames later. */
const returnFocus = (opener: Element | null): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    }),
  );
};

/** Opens palette and shortcut sheet by keyboard shortcut and by their action flags in the address. */
export function PaletteHost() {
  const { isOpen, open, close } = usePaletteOpening();
  const sheet = useQueryFlag('shortcuts');
  useShortcutKeys({ onTogglePalette: isOpen ? close : open, onOpenShortcuts: () => sheet.open() });

  const [text, setText] = useState('');
  const [wasOpen, setWasOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const [opener, setOpener] = useState<Element | null>(null);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Each opening begins with an empty input and no chosen result.
    if (isOpen) {
      setOpenings(openings + 1);
      setText('');
      setOpener(document.activeElement);
    }
  }
  // The modal returns the focus to what had it before: to the field that stood in for the palette and is gone.
  const inputRef = useCallback(() => () => returnFocus(opener), [opener]);
  usePreloadAtRest(Palette.preload);
  const [wasSheetOpen, setWasSheetOpen] = useState(false);
  if (sheet.isOpen && !wasSheetOpen) setWasSheetOpen(true);

  const props = { isOpen, onClose: close, text, onTextChange: setText, inputRef };
  return (
    <>
      {openings > 0 && <Palette key={openings} {...props} />}
      {wasSheetOpen && <ShortcutSheet isOpen={sheet.isOpen} onClose={sheet.close} />}
    </>
  );
}
