import { useQueryFlag } from '@portal/shared/routing';
import type { ActionFlag } from '@portal/shared/routing';
import { roleAtom, useAtomValue } from '@portal/shared/state';
import { usePreloadAtRest } from '@portal/shared/ui/feedback';
import type { LazyComponent } from '@portal/shared/ui/feedback';
import { useState } from 'react';

/** The props of a dialog that a query flag opens. */
export type FlagDialogProps = {
  /** The flag's value, e.g. the id of a channel; undefined while the dialog is closed. */
  value: string | undefined;
  onClose: () => void;
};

export type FlagDialogHostProps = {
  flag: ActionFlag;
  Dialog: LazyComponent<FlagDialogProps>;
  /** Whether members may open it too. @default false */
  isForMembers?: boolean;
};

/** A dialog that a query flag opens, for managers unless said otherwise. */
export function FlagDialog({ flag, Dialog, isForMembers = false }: FlagDialogHostProps) {
  const isManager = useAtomValue(roleAtom) === 'manager';
  const { value, close } = useQueryFlag(flag);
  const isOpen = (isManager || isForMembers) && value !== undefined;
  const [opening, setOpening] = useState({ isOpen, count: isOpen ? 1 : 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) });
  usePreloadAtRest(Dialog.preload);
  if (opening.count === 0) return null;
  // A new instance each time, so that it never opens with what was entered last.
  return <Dialog key={opening.count} value={isOpen ? value : undefined} onClose={close} />;
}
