import { useQueryFlag } from '@portal/shared/routing';
import { Button } from '@portal/shared/ui/controls';
import { lazyComponent } from '@portal/shared/ui/feedback';
import { FailedModal } from '@portal/shared/ui/overlay';
import type { ScopeFilters } from '../filters/report-filters.ts';
import { useRevenueNote } from '../freshness/use-revenue-note.ts';
import type { Metric } from '../metric.ts';
import { comparisonQuery } from '../period/period.ts';
import type { ReportScope } from '../report-scope.ts';
import { useWasOpened } from '../use-was-opened.ts';
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
};

/** The channel that is selected as the only line; with several ones the revenue of all is explained. */
const pickOnly = ([channel, ...others]: readonly string[]) =>
  channel !== undefined && others.length === 0 && { channel };

/** Opens why the revenue changed, where the chart of revenue has a comparison. */
export const WhyChanged = ({ scope, filters, value, previous }: WhyChangedProps) => {
  const { t } = explanationTexts.useTexts();
  const { channels, metric } = filters;
  const { isOpen, open, close } = useQueryFlag('bridge');
  // Cards show no change either while days of the period have no revenue yet.
  const isIncomplete = Boolean(useRevenueNote(scope)('revenue'));
  const isShown = metric === 'revenue' && value && previous && !isIncomplete;
  const wasOpened = useWasOpened(isOpen);
  return (
    <>
      {isShown && (
        <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => open()}>
          {t('why.open')}
        </Button>
      )}
      {wasOpened && scope && (
        <Dialog
          isOpen={isOpen}
          onClose={close}
          title={t('why.title')}
          query={{ ...scope, ...comparisonQuery(filters), ...pickOnly(channels ?? []) }}
        />
      )}
    </>
  );
};
