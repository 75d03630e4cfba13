import { useCallback, useState } from 'react';
import type { Balance, PayoutEntry } from '../payouts.api.ts';

/** Who is paid, with its balances of at least one currency. */
export type Payee = { id: string; name: string; isArchived: boolean; balances: readonly Balance[] };

/** What the manager does for a payee. */
export type PayoutTask = { payee: Payee } & (
  | { kind: 'payment' | 'hold' | 'minimum' | 'bank' }
  | { kind: 'release' | 'reversal'; entry?: PayoutEntry | undefined }
);

export type TaskDialog = {
  task: PayoutTask | undefined;
  isOpen: boolean;
  /** Another number for each opening, so that no form keeps what was typed before. */
  opening: number;
  open: (task: PayoutTask) => void;
  close: () => void;
};

/** The dialog of the page, which does one thing for one payee. */
export const useTaskDialog = (): TaskDialog => {
  const [state, setState] = useState<Pick<TaskDialog, 'task' | 'isOpen' | 'opening'>>({
    task: undefined,
    isOpen: false,
    opening: 0,
  });
  const open = useCallback(
    (task: PayoutTask) => setState(({ opening }) => ({ task, isOpen: true, opening: opening + 1 })),
    [],
  );
  const close = useCallback(() => setState((last) => ({ ...last, isOpen: false })), []);
  return { ...state, open, close };
};
