import { useQueryFlag } from '@portal/shared/routing';
import { atom, useAtom } from '@portal/shared/state';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Whether the palette was opened and the address does not say so yet. */
const isOpeningAtom = atom(false);

export type PaletteOpening = { isOpen: boolean; open: () => void; close: () => void };

/** Whether the palette is open, and how to open and close it. */
export const usePaletteOpening = (): PaletteOpening => {
  const { isOpen, open, close } = useQueryFlag('palette');
  const [isOpening, setOpening] = useAtom(isOpeningAtom);
  useEffect(() => {
    if (isOpen) setOpening(false);
  }, [isOpen, setOpening]);
  return {
    isOpen: isOpen || isOpening,
    open: () => {
      // At once, so that the next letter finds the field and phones open their keyboard: navigating renders later.
      flushSync(() => setOpening(true));
      open();
    },
    close,
  };
};
