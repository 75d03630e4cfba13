import { useState } from 'react';
import { useQueryFlag } from '@portal/shared/routing';
import type { ActionFlag } from '@portal/shared/routing';

export type DialogState = {
  isOpen: boolean;
  /** The value of the query flag, usually a member's id; kept while the dialog closes. */
  id: string;
  /** Another number for each opening, so that no form keeps what was typed before. */
  opening: number;
  close: () => void;
};

/** The state of a dialog whose query flag names a member. */
export const useDialog = (name: ActionFlag): DialogState => {
  const flag = useQueryFlag(name);
  const [shown, setShown] = useState({ id: flag.value ?? '', isOpen: flag.isOpen, opening: 0 });
  const id = flag.value ?? shown.id;
  if (flag.isOpen !== shown.isOpen || id !== shown.id)
    setShown({ id, isOpen: flag.isOpen, opening: shown.opening + (flag.isOpen ? 1 : 0) });
  return { isOpen: flag.isOpen, id, opening: shown.opening, close: flag.close };
};
