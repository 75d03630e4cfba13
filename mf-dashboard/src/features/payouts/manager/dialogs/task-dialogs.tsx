import type { TaskDialog } from '../payout-task.ts';
import { BankDialog } from './bank-dialog.tsx';
import { EndingDialog } from './ending-dialog.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { MinimumDialog } from './minimum-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';

export type TaskDialogsProps = { dialog: TaskDialog };

/** The dialog of what the manager does; a new instance for each opening. */
export const TaskDialogs = ({ dialog: { task, isOpen, opening, close } }: TaskDialogsProps) => {
  if (!task) return null;
  const { payee } = task;
  const props = { isOpen, payee, onClose: close };
  switch (task.kind) {
    case 'payment':
      return <PaymentDialog key={opening} {...props} />;
    case 'hold':
      return <HoldDialog key={opening} {...props} />;
    case 'minimum':
      return <MinimumDialog key={opening} {...props} />;
    case 'bank':
      return <BankDialog key={opening} {...props} />;
    default:
      return <EndingDialog key={opening} {...props} kind={task.kind} entry={task.entry} />;
  }
};
