import type { LoadFailure } from '@portal/shared/ui/feedback';
import { FailedModal } from '@portal/shared/ui/overlay';
import type { FlagDialogProps } from './flag-dialog.tsx';

export type FailedDialogProps = FlagDialogProps & LoadFailure & { title: string };

/** Stands in for a dialog whose code could not be loaded. */
export const FailedDialog = (props: FailedDialogProps) => (
  <FailedModal {...props} isOpen={props.value !== undefined} />
);
