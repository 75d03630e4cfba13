import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { FailedQuery } from './failed-query.tsx';
import { RateNote } from './figures/rate-note.tsx';
import type { Summary } from './figures/summary.api.ts';
import { FirstSteps } from './first-steps.tsx';
import * as styles from './report-frame.styles.ts';
import { UpdateNews } from './update-news.tsx';
import type { PeriodReports } from './use-period-reports.ts';

export type ReportFrameProps = {
  reports: Pick<PeriodReports, 'isHeld' | 'freshness' | 'scope' | 'isFirstUse'> & {
    /** Knows at which rate amounts were converted. */
    summary: { data: Pick<Summary, 'rate'> | undefined; isPlaceholderData: boolean };
    trend: { isPlaceholderData: boolean };
  };
  filterBar: ReactNode;
  /** The parts of the screen. */
  children: ReactNode;
};

/** What screens of reports have around their parts, and what stands there while no part can be shown. */
export const ReportFrame = ({ reports, filterBar, children }: ReportFrameProps) => {
  const { t } = texts.useTexts();
  const { freshness, scope, summary, trend } = reports;
  if (reports.isFirstUse) return <FirstSteps />;
  const filters = <div css={reports.isHeld && styles.held}>{filterBar}</div>;
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
      <RateNote rate={summary.data?.rate} />
      <UpdateNews isUpdating={summary.isPlaceholderData || trend.isPlaceholderData} />
    </div>
  );
};
