import { useState } from 'react';
import type { DialogState } from './use-dialog.ts';

/** The state of a dialog about one member that only its page opens, so that the address does not name it. */
export const useLocalDialog = (id: string): DialogState & { open: () => void } => {
  const [{ isOpen, opening }, set] = useState({ isOpen: false, opening: 0 });
  return {
    id,
    isOpen,
    opening,
    open: () => set({ isOpen: true, opening: opening + 1 }),
    close: () => set({ isOpen: false, opening }),
  };
};
