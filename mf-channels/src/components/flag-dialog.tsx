import { useQuery } from '@portal/shared/http';
import { useQueryFlag } from '@portal/shared/routing';
import type { ActionFlag } from '@portal/shared/routing';
import { roleAtom, useAtomValue } from '@portal/shared/state';
import { StatePanel } from '@portal/shared/ui/feedback';
import { Modal } from '@portal/shared/ui/overlay';
import { useState } from 'react';
import type { DialogCode } from './dialog-code.ts';

export type FlagDialogHostProps = {
  flag: ActionFlag;
  code: DialogCode;
  /** The title of the dialog, shown when its code could not be loaded. */
  title: string;
};

/** A dialog for managers that a query flag opens; its code is loaded with the first opening. */
export function FlagDialog({ flag, code, title }: FlagDialogHostProps) {
  const isManager = useAtomValue(roleAtom) === 'manager';
  const { value, close } = useQueryFlag(flag);
  const isOpen = isManager && value !== undefined;
  const query = useQuery({ ...code, enabled: isOpen });
  const [opening, setOpening] = useState({ isOpen, count: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) });
  if (query.data) {
    const { Dialog } = query.data;
    // A new instance each time, so that it never opens with what was entered last.
    return <Dialog key={opening.count} value={isOpen ? value : undefined} onClose={close} />;
  }
  return (
    <Modal isOpen={isOpen && query.isError} onClose={close} title={title}>
      <StatePanel kind="error" level={3} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
    </Modal>
  );
}
