import { lazyComponent } from '@portal/shared/ui/feedback';
import type { LoadFailure } from '@portal/shared/ui/feedback';
import { FailedDialog } from '../../components/failed-dialog.tsx';
import { FlagDialog } from '../../components/flag-dialog.tsx';
import type { FlagDialogProps } from '../../components/flag-dialog.tsx';
import { texts } from '../../texts.ts';

const FailedHistory = (props: FlagDialogProps & LoadFailure) => {
  const { t } = texts.useTexts();
  return <FailedDialog {...props} title={t('channels.history')} />;
};

// Loaded with its texts.
const HistoryDialog = lazyComponent(async () => {
  const history = await import(/* webpackChunkName: "history" */ './history-dialog.tsx');
  await history.historyTexts.load();
  return history.HistoryDialog;
}, FailedHistory);

/** The dialog that shows who had a channel when, which the flag `history` opens. */
export const History = () => <FlagDialog flag="history" Dialog={HistoryDialog} isForMembers />;
