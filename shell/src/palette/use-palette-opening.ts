import { useLocation, useQueryFlag } from '@portal/shared/routing';
import { atom, useAtom } from '@portal/shared/state';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** The page on which the palette was opened, while the address does not say so yet. */
const openingPathAtom = atom<string | undefined>(undefined);

export type PaletteOpening = { isOpen: boolean; open: () => void; close: () => void };

/** Whether the palette is open, and how to open and close it. */
export const usePaletteOpening = (): PaletteOpening => {
  const { isOpen, open, close } = useQueryFlag('palette');
  const { pathname } = useLocation();
  const [openingPath, setOpeningPath] = useAtom(openingPathAtom);
  // An option may lead to another page before the address has said that the palette is open.
  const isLeft = openingPath !== undefined && openingPath !== pathname;
  useEffect(() => {
    if (isOpen || isLeft) setOpeningPath(undefined);
  }, [isOpen, isLeft, setOpeningPath]);
  return {
    isOpen: isOpen || openingPath === pathname,
    open: () => {
      // At once, so that the next letter finds the field and phones open their keyboard: navigating renders later.
      flushSync(() => setOpeningPath(pathname));
      open();
    },
    close: () => {
      setOpeningPath(undefined);
      close();
    },
  };
};
