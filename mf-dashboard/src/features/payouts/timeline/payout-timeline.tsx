import type { ReactNode } from 'react';
import { isApiError } from '@portal/shared/http';
import { wrapText } from '@portal/shared/i18n';
import { StatePanel } from '@portal/shared/ui/feedback';
import { QueryContent } from '../../../components/query-content.tsx';
import { payoutTexts } from '../texts.ts';
import { useTimeline } from '../payouts.api.ts';
import type { PayoutEntry, Timeline } from '../payouts.api.ts';
import { AnswerCard } from './answer-card.tsx';
import { BalancesCard } from './balances-card.tsx';
import { EntriesCard } from './entries-card.tsx';
import { MonthsCard } from './months-card.tsx';
import { TimelineSkeleton } from './timeline-skeleton.tsx';
import * as styles from './timeline.styles.ts';

export type PayoutTimelineProps = {
  /** The signed-in account without an id. */
  member?: string | undefined;
  /** Above the answer: whose money it is, and what the manager can do with it. */
  renderHead?: (timeline: Timeline) => ReactNode;
  renderAction?: (entry: PayoutEntry, timeline: Timeline) => ReactNode;
};

/** When a payee gets its money: an answer, then the months, balances and payments that it is of. */
export const PayoutTimeline = ({ member, renderHead, renderAction }: PayoutTimelineProps) => {
  const { t } = payoutTexts.useTexts();
  const query = useTimeline(member);
  if (isApiError(query.error, 'not_found') || isApiError(query.error, 'validation'))
    return (
      <StatePanel kind="empty" icon="members" isFramed title={t('unknown.title')} text={t('unknown.text')} />
    );
  return (
    <QueryContent query={query} failedTitle={t('failed')} isFramed skeleton={<TimelineSkeleton />}>
      {(timeline) => (
        <div css={styles.page}>
          {wrapText(renderHead?.(timeline))}
          <AnswerCard timeline={timeline} />
          <MonthsCard timeline={timeline} />
          <BalancesCard balances={timeline.balances} />
          <EntriesCard
            entries={timeline.entries}
            renderAction={renderAction && ((entry) => renderAction(entry, timeline))}
          />
        </div>
      )}
    </QueryContent>
  );
};
