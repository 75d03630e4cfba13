import type { GetResponse } from '@portal/shared/http';
import type { TranslateText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/routing';
import type ko from '../locales/ko.json';
import type { Task } from './list-tasks.ts';

type PlannedMove = GetResponse<'/operator/release/planned'>['moves'][number];

/** What waits for operators; a part is undefined before it is known, and where this account cannot act on it. */
export type OperatorTaskSources = {
  stoppedCanaries: number | undefined;
  waitingMoves: readonly PlannedMove[] | undefined;
  waitingChannels: number | undefined;
  lateReports: number | undefined;
};

/** Lists what waits for operators, what harms visitors first. */
export function listOperatorTasks(
  { stoppedCanaries = 0, waitingMoves = [], waitingChannels = 0, lateReports = 0 }: OperatorTaskSources,
  t: TranslateText<typeof ko>,
): Task[] {
  const approvals = waitingMoves.filter(({ may_approve: mayApprove }) => mayApprove).length;
  const others = waitingMoves.length - approvals;
  const releases = paths.operatorReleases.href();
  const tasks = [
    { count: stoppedCanaries, key: 'stopped', icon: 'shield', to: releases },
    { count: approvals, key: 'approvals', icon: 'clipboard', to: releases },
    { count: waitingChannels, key: 'review', icon: 'channels', to: paths.operatorReview.href() },
    { count: lateReports, key: 'lateReports', icon: 'clock', to: paths.operatorDeliveries.href() },
    { count: others, key: 'moves', icon: 'calendar', to: releases },
  ] as const;
  return tasks
    .filter(({ count }) => count > 0)
    .map(({ count, key, ...task }) => ({ ...task, key, text: t(`home.task.${key}`, { count }) }));
}
