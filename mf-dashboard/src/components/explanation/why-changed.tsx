import { addDays } from '@portal/shared/i18n';
import { queryDay, useQueryFlag } from '@portal/shared/routing';
import { Button } from '@portal/shared/ui/controls';
import { lazyComponent } from '@portal/shared/ui/feedback';
import { FailedModal } from '@portal/shared/ui/overlay';
import type { ScopeFilters } from '../filters/report-filters.ts';
import { useRevenueNote } from '../freshness/use-revenue-note.ts';
import type { Weekday } from '../limits/limits.ts';
import type { Metric } from '../metric.ts';
import { comparisonQuery } from '../period/period.ts';
import type { PlainDate } from '../period/plain-date.ts';
import type { ReportScope } from '../report-scope.ts';
import { useWasOpened } from '../use-was-opened.ts';
import type { VideoReport } from '../video-detail/video-report.api.ts';
import type { PeriodBridgeQuery } from './period-bridge.api.ts';
import type { PeriodBridgeDialogProps } from './period-bridge.tsx';
import { explanationTexts } from './texts.ts';

const Dialog = lazyComponent<PeriodBridgeDialogProps>(async () => {
  const { PeriodBridgeDialog } = await import(/* webpackChunkName: "period-bridge" */ './period-bridge.tsx');
  return PeriodBridgeDialog;
}, FailedModal);

export type WhyChangedProps = {
  /** The days and the selection of the report; undefined until its days are known. */
  scope: ReportScope | undefined;
  /** `channels` are the lines of a report that has them. */
  filters: ScopeFilters & { metric: Metric; channels?: readonly string[] };
  /** The revenue, and that of the comparison. */
  value?: string | null | undefined;
  previous?: string | null | undefined;
  /** Limits the page to a weekday, that of an explained day. */
  onWeekday?: ((weekday: Weekday) => void) | undefined;
};

/** The channel that is selected as the only line; with several ones the revenue of all is explained. */
const pickOnly = ([channel, ...others]: readonly string[]) =>
  channel !== undefined && others.length === 0 && { channel };

type WhyProps = {
  /** Whether there is a change to explain. */
  isShown: boolean;
  query: PeriodBridgeQuery | undefined;
  onWeekday?: WhyChangedProps['onWeekday'];
};

const DAYS_OF_WEEK = 7;

/** The selection of a query, of one day beside the same weekday of the week before. */
const queryOfDay = (day: PlainDate, query: PeriodBridgeQuery): PeriodBridgeQuery => {
  const { compare_by: _, ...selection } = query;
  const before = addDays(day, -DAYS_OF_WEEK);
  return {
    ...selection,
    from: day,
    to: day,
    compare: 'custom',
    compare_from: before,
    compare_to: before,
  };
};

/** The button, and the dialog that it opens; a day in the address, which a point of the chart opens, is explained itself. */
const Why = ({ isShown, query, onWeekday }: WhyProps) => {
  const { t } = explanationTexts.useTexts();
  const { isOpen, value = null, open, close } = useQueryFlag('bridge');
  const wasOpened = useWasOpened(isOpen);
  const day = queryDay.parse(value);
  return (
    <>
      {isShown && (
        <Button variant="quiet" size="sm" aria-haspopup="dialog" data-print="hide" onClick={() => open()}>
          {t('why.open')}
        </Button>
      )}
      {wasOpened && query && (
        <Dialog
          isOpen={isOpen}
          onClose={close}
          title={t('why.title')}
          query={day === undefined ? query : queryOfDay(day, query)}
          onWeekday={day === undefined ? undefined : onWeekday}
        />
      )}
    </>
  );
};

/** Opens why the revenue changed, where the chart of revenue has a comparison. */
export const WhyChanged = ({ scope, filters, value, previous, onWeekday }: WhyChangedProps) => {
  const { channels, metric } = filters;
  // Cards show no change either while days of the period have no revenue yet.
  const isIncomplete = Boolean(useRevenueNote(scope)('revenue'));
  return (
    <Why
      isShown={Boolean(metric === 'revenue' && value && previous && !isIncomplete)}
      query={scope && { ...scope, ...comparisonQuery(filters), ...pickOnly(channels ?? []) }}
      onWeekday={onWeekday}
    />
  );
};

export type WhyVideoChangedProps = {
  report: Pick<VideoReport, 'period' | 'compare' | 'figures' | 'previous' | 'video'>;
};

/** Opens why the revenue of a video changed, where its report has a comparison. */
export const WhyVideoChanged = ({ report }: WhyVideoChangedProps) => {
  const { period, compare, figures, previous, video } = report;
  const isIncomplete = Boolean(useRevenueNote(period)('revenue'));
  // The days that the report says it compares, which a period of one's own may not have.
  const days = compare && { compare: 'custom' as const, compare_from: compare.from, compare_to: compare.to };
  return (
    <Why
      isShown={Boolean(figures.revenue && previous?.revenue && !isIncomplete)}
      query={days ? { ...period, ...days, video: video.id } : undefined}
    />
  );
};
