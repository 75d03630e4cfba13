import { memo } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { FigureCard } from '@portal/shared/ui/data';
import type { UseQueryResult } from '@portal/shared/http';
import { texts } from '../../../texts.ts';
import type { FigureVariant } from '../../../components/figures/figure-variant.ts';
import type { Comparison } from '../../../components/period/period.ts';
import type { Trend } from '../../../components/trend/trend.api.ts';
import { Figures } from '../../../components/figures/figures.tsx';
import { useFigureFoot } from '../../../components/figures/use-figure-foot.ts';
import { formatMetric, formatMetricShort, isPrice, METRICS, toNumber } from '../../../components/metric.ts';
import type { Metric } from '../../../components/metric.ts';
import type { Summary } from '../../../components/figures/summary.api.ts';

export type FigureSectionProps = {
  query: UseQueryResult<Summary>;
  trend: Trend | undefined;
  /** The number of incomplete points at the end of the trend. */
  incomplete: number;
  compare: Comparison;
  metric: Metric;
  onSelect: (metric: Metric) => void;
  variant: FigureVariant;
};

/** The key figures; the selected metric is plotted below. */
export const FigureSection = ({ query, metric, ...props }: FigureSectionProps) => {
  const { t } = texts.useTexts();
  return (
    <Figures
      query={query}
      label={t('dashboard.figures.region')}
      failedTitle={t('dashboard.figures.failed')}
      count={METRICS.length}
      variant={props.variant}
    >
      {(summary) =>
        METRICS.map((one) => (
          <Figure key={one} {...props} {...{ summary }} metric={one} isSelected={one === metric} />
        ))
      }
    </Figures>
  );
};

type FigureProps = Omit<FigureSectionProps, 'query'> & { summary: Summary; isSelected: boolean };

// Memoized, so that changing the list's page does not rerender the figures.
const Figure = memo((props: FigureProps) => {
  const { metric, summary, trend, incomplete, compare, isSelected, onSelect, variant } = props;
  const { t } = texts.useTexts();
  const format = useFormat(summary.currency);
  const footOf = useFigureFoot(summary, { compare, hasTrend: true });
  const { value, previous } = summary.figures[metric];
  const unit = unitOf(metric, summary, { perThousand: t('metric.perThousand'), format });
  return (
    <FigureCard
      label={t(`metric.${metric}`)}
      definition={t(`dashboard.figures.definition.${metric}`)}
      {...(unit !== undefined && { unit })}
      value={value === null ? null : formatMetric(format, metric, value)}
      compactValue={value === null ? undefined : formatMetricShort(format, metric, value)}
      {...footOf(metric, value, previous)}
      {...(trend && { trend: trend.points.map((point) => toNumber(point[metric])), incomplete })}
      isSelected={isSelected}
      onSelect={() => onSelect(metric)}
      variant={variant}
    />
  );
});

const unitOf = (
  metric: Metric,
  { figures }: Summary,
  { perThousand, format }: { perThousand: string; format: ReturnType<typeof useFormat> },
) => {
  if (isPrice(metric)) return perThousand;
  const rate = figures.premium_rate.value;
  return metric === 'premium_views' && rate !== null ? format.percent(rate) : undefined;
};
