import type { ReactNode } from 'react';
import { FailedQuery } from '@portal/shared/ui/feedback';
import { texts } from '../texts.ts';
import { RateNote } from './figures/rate-note.tsx';
import { ShareNote } from './figures/share-note.tsx';
import type { Summary } from './figures/summary.api.ts';
import { FirstSteps } from './first-steps.tsx';
import * as styles from './report-frame.styles.ts';
import { UpdateAnnouncement } from './update-announcement.tsx';
import type { PeriodReports } from './use-period-reports.ts';

export type ReportFrameProps = {
  reports: Pick<PeriodReports, 'isViewPending' | 'freshness' | 'scope' | 'isFirstUse'> & {
    /** Has the exchange rate that amounts were converted with, and the part that they are of. */
    summary: { data: Pick<Summary, 'rate' | 'member_share'> | undefined; isPlaceholderData: boolean };
    trend: { isPlaceholderData: boolean };
  };
  filterBar: ReactNode;
  /** The parts of the screen. */
  children: ReactNode;
};

/**
 * The frame of a report screen: filters, exchange rate and announcements, and the states in which no part can be shown.
 */
export const ReportFrame = ({ reports, filterBar, children }: ReportFrameProps) => {
  const { t } = texts.useTexts();
  const { freshness, scope, summary, trend } = reports;
  if (reports.isFirstUse) return <FirstSteps />;
  const filters = <div css={reports.isViewPending && styles.invisible}>{filterBar}</div>;
  if (freshness.isError && scope === undefined) {
    return (
      <div css={styles.page}>
        {filters}
        <FailedQuery query={freshness} isFramed title={t('freshness.failed')} />
      </div>
    );
  }
  return (
    <div css={styles.page}>
      {filters}
      {children}
      {summary.data && <ShareNote share={summary.data.member_share} isOwn={scope?.member === undefined} />}
      <RateNote rate={summary.data?.rate} />
      <UpdateAnnouncement isUpdating={summary.isPlaceholderData || trend.isPlaceholderData} />
    </div>
  );
};
