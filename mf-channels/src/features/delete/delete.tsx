import { lazyComponent } from '@portal/shared/ui/feedback';
import type { LoadFailure } from '@portal/shared/ui/feedback';
import { FailedDialog } from '../../components/failed-dialog.tsx';
import { FlagDialog } from '../../components/flag-dialog.tsx';
import type { FlagDialogProps } from '../../components/flag-dialog.tsx';
import { texts } from '../../texts.ts';

const FailedDelete = (props: FlagDialogProps & LoadFailure) => {
  const { t } = texts.useTexts();
  return <FailedDialog {...props} title={t('channels.delete')} />;
};

// Loaded with its texts.
const DeleteDialog = lazyComponent(async () => {
  const deletion = await import(/* webpackChunkName: "delete" */ './delete-dialog.tsx');
  await deletion.deleteTexts.load();
  return deletion.DeleteDialog;
}, FailedDelete);

/** The dialog that deletes channels, which the flag `delete` opens. */
export const Delete = () => <FlagDialog flag="delete" Dialog={DeleteDialog} />;
