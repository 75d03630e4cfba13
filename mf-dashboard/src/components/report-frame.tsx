import type { ReactNode } from 'react';
import { PageTools } from '@portal/shared/ui/controls';
import { FailedPanel, FailedQuery, lazyComponent } from '@portal/shared/ui/feedback';
import { texts } from '../texts.ts';
import { RateNote } from './figures/rate-note.tsx';
import { ShareNote } from './figures/share-note.tsx';
import type { Summary } from './figures/summary.api.ts';
import * as styles from './report-frame.styles.ts';
import { UpdateAnnouncement } from './update-announcement.tsx';
import type { PeriodReports } from './use-period-reports.ts';

// Loaded on demand with its texts, because only accounts without a channel see it.
const FirstSteps = lazyComponent(async () => {
  const steps = await import('./first-steps/first-steps.tsx');
  await steps.firstStepsTexts.load();
  return steps.FirstSteps;
}, FailedPanel);

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
  const filters = (
    <PageTools>
      <div css={reports.isViewPending && styles.invisible}>{filterBar}</div>
    </PageTools>
  );
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
