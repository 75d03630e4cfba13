import type { ReactNode } from 'react';
import { PageTools } from '@portal/shared/ui/controls';
import { wrapText } from '@portal/shared/i18n';
import { FailedPanel, FailedQuery, lazyComponent } from '@portal/shared/ui/feedback';
import { texts } from '../texts.ts';
import { RevenueOrigin } from './explanation/lazy-revenue-origin.ts';
import type { ChangeScope } from './filters/filter-bar.tsx';
import type { ScopeFilters } from './filters/report-filters.ts';
import { useGoneSelection } from './gone-selection/use-gone-selection.ts';
import { RateNote } from './figures/rate-note.tsx';
import { ShareNote } from './figures/share-note.tsx';
import type { Summary } from './figures/summary.api.ts';
import * as styles from './report-frame.styles.ts';
import type { SavedViewsOfScreen } from './saved-views/use-saved-views.ts';
import { UpdateAnnouncement } from './update-announcement.tsx';
import type { PeriodReports } from './use-period-reports.ts';

// Loaded on demand with its texts, because only accounts without a channel see it.
const FirstSteps = lazyComponent(async () => {
  const steps = await import('./first-steps/first-steps.tsx');
  await steps.firstStepsTexts.load();
  return steps.FirstSteps;
}, FailedPanel);

// Loaded on demand with its texts, because few addresses have what does not exist.
const GoneSelection = lazyComponent(async () => {
  const selection = await import(
    /* webpackChunkName: "gone-selection" */ './gone-selection/gone-selection.tsx'
  );
  await selection.goneSelectionTexts.load();
  return selection.GoneSelection;
}, FailedPanel);

export type ReportFrameProps = {
  reports: Pick<PeriodReports, 'isViewPending' | 'freshness' | 'scope' | 'isFirstUse'> & {
    /** Has the exchange rate that amounts were converted with, and the part that they are of. */
    summary: { data: Pick<Summary, 'rate' | 'member_share'> | undefined; isPlaceholderData: boolean };
    trend: { isPlaceholderData: boolean };
  };
  filterBar: ReactNode;
  filters: Pick<ScopeFilters, 'member' | 'channel'>;
  changeFilters: ChangeScope;
  saved: Pick<SavedViewsOfScreen, 'shown'>;
  /** The parts of the screen. */
  children: ReactNode;
};

/**
 * The frame of a report screen: filters, exchange rate and announcements, and the states in which no part can be shown.
 */
export const ReportFrame = (props: ReportFrameProps) => {
  const { reports, filterBar, filters: selection, changeFilters, saved, children } = props;
  const { t } = texts.useTexts();
  const { freshness, scope, summary, trend } = reports;
  const gone = useGoneSelection(selection);
  if (reports.isFirstUse) return <FirstSteps />;
  const renderReport = () => {
    if (freshness.isError && scope === undefined)
      return <FailedQuery query={freshness} isFramed title={t('freshness.failed')} />;
    if (gone) return <GoneSelection gone={gone} changeFilters={changeFilters} viewName={saved.shown?.name} />;
    return (
      <>
        {wrapText(children)}
        {summary.data && <ShareNote share={summary.data.member_share} member={scope?.member} />}
        <RateNote rate={summary.data?.rate} />
        {scope && summary.data && <RevenueOrigin scope={scope} />}
        <UpdateAnnouncement isUpdating={summary.isPlaceholderData || trend.isPlaceholderData} />
      </>
    );
  };
  return (
    <div css={styles.page}>
      <PageTools>
        <div css={reports.isViewPending && styles.invisible}>{filterBar}</div>
      </PageTools>
      {renderReport()}
    </div>
  );
};
