import { css } from '@emotion/react';
import type { ReactElement } from 'react';
import { token, when } from '@portal/shared/theme';
import { staleStyle } from '@portal/shared/ui/feedback';
import { RevenueOrigin } from '../explanation/lazy-revenue-origin.ts';
import { ReportExportMenu } from '../export/report-export-menu.tsx';
import { ShareNote } from '../figures/share-note.tsx';
import { FreshnessLine } from '../freshness/freshness-line.tsx';
import { CountriesPanel } from './countries/countries-panel.tsx';
import { DetailFigures } from './detail-figures.tsx';
import { DetailPeriodFilter } from './detail-period-filter.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { DetailTrend } from './detail-trend.tsx';
import { FirstDaysPanel } from './first-days-panel.tsx';
import { PremiumPanel } from './premium-panel.tsx';
import { RevenuePanel } from './revenue-panel.tsx';
import * as styles from './panels.styles.ts';
import type { DetailPeriod } from './detail-period.ts';
import { useDetailChoices } from './use-detail-choices.ts';
import type { DetailReport } from './use-detail-report.ts';
import { WatchPanel } from './watch-panel.tsx';

const content = css(styles.container, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[12],
});

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
});

/** Leaves the buttons of the bar their place beside it on phones. */
const periodBox = css({ display: 'flex', [when.phone]: { flex: '1 1 0', minWidth: 0 } });

/** Right-aligned in the bar, beside the export button. */
const freshness = css({ marginLeft: 'auto', [when.phone]: { order: 1, marginLeft: 0, width: '100%' } });

const report = css({
  display: 'grid',
  gap: token.space[12],
});

export type DetailContentProps = {
  detail: DetailReport;
  /** What the fixed days are. */
  fixedDays: 'list' | 'shared';
  onPeriodChange: (period: DetailPeriod) => void;
  /** After the export. */
  actions?: ReactElement | false | undefined;
};

/** The content of a video's detail: key figures, then their breakdowns. */
export const DetailContent = ({ detail, fixedDays, onPeriodChange, actions }: DetailContentProps) => {
  const choicesProps = useDetailChoices();
  const { report: data, compare, whose, days, period, rangeOf, isOutdated } = detail;
  return (
    <div css={content}>
      <div css={bar}>
        <div css={periodBox}>
          <DetailPeriodFilter
            value={period}
            range={days}
            {...{ rangeOf, fixedDays }}
            onChange={onPeriodChange}
          />
        </div>
        <div css={freshness}>
          <FreshnessLine />
        </div>
        {data && (
          <ReportExportMenu
            entries={[
              {
                what: 'video',
                query: { ...data.period, id: data.video.id, ...whose },
              },
            ]}
          />
        )}
        {actions}
      </div>
      {data ? (
        <div css={[report, isOutdated && staleStyle]} aria-busy={isOutdated}>
          <DetailFigures report={data} compare={compare} member={whose.member} />
          <div css={styles.panels}>
            <div css={styles.wide}>
              <DetailTrend report={data} isOutdated={isOutdated} {...choicesProps} />
            </div>
            <div css={styles.narrow}>
              <WatchPanel report={data} />
            </div>
            <div css={styles.narrow}>
              <PremiumPanel report={data} />
            </div>
            <div css={styles.wide}>
              <CountriesPanel report={data} {...choicesProps} />
            </div>
            <div css={styles.half}>
              <RevenuePanel report={data} />
            </div>
            <div css={styles.half}>
              <FirstDaysPanel report={data} {...choicesProps} />
            </div>
          </div>
          <ShareNote share={data.member_share} member={whose.member} />
          {data.revenue_analysis.total !== null && (
            <RevenueOrigin scope={{ ...data.period, video: data.video.id, ...whose }} />
          )}
        </div>
      ) : (
        <DetailSkeleton {...choicesProps} />
      )}
    </div>
  );
};
