import { queryId, useQueryState } from '@portal/shared/routing';
import { PayeePage } from './payee-page.tsx';
import { PayeeSelect } from './payee-select.tsx';
import { PayoutOverview } from './overview/payout-overview.tsx';
import { TaskDialogs } from './dialogs/task-dialogs.tsx';
import { useTaskDialog } from './payout-task.ts';
import * as styles from './manager.styles.ts';

/** What a manager pays: all members, or the timeline of one. */
export const ManagerPayouts = () => {
  const [payee, choose] = useQueryState('member', queryId);
  const dialog = useTaskDialog();
  return (
    <div css={styles.page}>
      <div css={styles.tools} data-print="hide">
        <PayeeSelect value={payee} onChange={choose} />
      </div>
      {payee === undefined ? (
        <PayoutOverview dialog={dialog} />
      ) : (
        <PayeePage key={payee} {...{ payee, dialog }} />
      )}
      <TaskDialogs dialog={dialog} />
    </div>
  );
};
