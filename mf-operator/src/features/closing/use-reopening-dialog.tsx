import { useCallback, useState } from 'react';
import { ReopeningDialog } from './reopening-dialog.tsx';
import type { ReopeningAct } from './reopening-dialog.tsx';

/** The dialog of an act of reopening, rendered anew each time, because the same write is sent once by each. */
export function useReopeningDialog() {
  const [shown, setShown] = useState<{ act: ReopeningAct; isOpen: boolean; count: number }>();
  const openAct = useCallback(
    (act: ReopeningAct) => setShown((state) => ({ act, isOpen: true, count: (state?.count ?? 0) + 1 })),
    [],
  );
  return {
    openAct,
    dialog: shown && (
      <ReopeningDialog
        key={shown.count}
        isOpen={shown.isOpen}
        act={shown.act}
        onClose={() => setShown((state) => state && { ...state, isOpen: false })}
      />
    ),
  };
}
