import { lazyComponent } from '@portal/shared/ui/feedback';
import type { LoadFailure } from '@portal/shared/ui/feedback';
import { FailedDialog } from '../../components/failed-dialog.tsx';
import { FlagDialog } from '../../components/flag-dialog.tsx';
import type { FlagDialogProps } from '../../components/flag-dialog.tsx';
import { texts } from '../../texts.ts';

const FailedAssign = (props: FlagDialogProps & LoadFailure) => {
  const { t } = texts.useTexts();
  return <FailedDialog {...props} title={t('channels.assign')} />;
};

const FailedUnassign = (props: FlagDialogProps & LoadFailure) => {
  const { t } = texts.useTexts();
  return <FailedDialog {...props} title={t('channels.unassign')} />;
};

// Loaded with their texts.
const AssignDialog = lazyComponent(async () => {
  const dialogs = await import(/* webpackChunkName: "assign" */ './dialogs.ts');
  await dialogs.assignTexts.load();
  return dialogs.AssignDialog;
}, FailedAssign);

const UnassignDialog = lazyComponent(async () => {
  const dialogs = await import(/* webpackChunkName: "assign" */ './dialogs.ts');
  await dialogs.assignTexts.load();
  return dialogs.UnassignDialog;
}, FailedUnassign);

/** The dialogs that assign channels to members and end assignments, which the flags `assign` and `unassign` open. */
export const Assign = () => (
  <>
    <FlagDialog flag="assign" Dialog={AssignDialog} />
    <FlagDialog flag="unassign" Dialog={UnassignDialog} />
  </>
);
