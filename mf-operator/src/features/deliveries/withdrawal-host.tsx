import { useQueryFlag } from '@portal/shared/routing';
import { useAtomValue } from '@portal/shared/state';
import { useState } from 'react';
import { deliveryTargetAtom } from './delivery-target.ts';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

/** The dialog that the flag `delete` opens, about the delivery that was chosen before. */
export function WithdrawalHost() {
  const { value, close } = useQueryFlag('delete');
  const target = useAtomValue(deliveryTargetAtom);
  const isOpen = target !== undefined && target.id === value;
  const [opening, setOpening] = useState({ isOpen: false, count: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) });
  if (!target || opening.count === 0) return null;
  // A new instance each time, so that it never opens with what was entered last.
  return <WithdrawalDialog key={opening.count} isOpen={isOpen} target={target} onClose={close} />;
}
