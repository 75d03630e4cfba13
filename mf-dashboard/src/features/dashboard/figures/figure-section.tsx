import { useFormat } from '@portal/shared/i18n';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { FigureCard } from '@portal/shared/ui/data';
import type { UseQueryResult } from '@portal/shared/http';
import { texts } from '../../../texts.ts';
import type { FigureLook } from '../../../components/figures/figure-look.ts';
import type { Comparison } from '../../../components/period/period.ts';
import type { Trend } from '../../../components/trend/trend.api.ts';
import { Figures } from '../../../components/figures/figures.tsx';
import { formatMetric, formatMetricShort, isPrice, METRICS, toNumber } from '../../../components/metric.ts';
import type { Metric } from '../../../components/metric.ts';
import type { Summary } from '../../../components/figures/summary.api.ts';

export type FigureSectionProps = {
  query: UseQueryResult<Summary>;
  trend: Trend | undefined;
  /** How many of the trend's last points are still growing. */
  incomplete: number;
  compare: Comparison;
  metric: Metric;
  onSelect: (metric: Metric) => void;
  look: FigureLook;
};

/** The key figures; the chosen one is plotted below. */
export const FigureSection = (props: FigureSectionProps) => {
  const { query, look } = props;
  const { t } = texts.useTexts();
  return (
    <Figures
      query={query}
      label={t('dashboard.figures.region')}
      failedTitle={t('dashboard.figures.failed')}
      count={METRICS.length}
      look={look}
    >
      {(summary) =>
        METRICS.map((metric) => <Figure key={metric} {...props} ofMetric={metric} summary={summary} />)
      }
    </Figures>
  );
};

type FigureProps = FigureSectionProps & { ofMetric: Metric; summary: Summary };

const Figure = ({ ofMetric, summary, trend, incomplete, compare, metric, onSelect, look }: FigureProps) => {
  const { t } = texts.useTexts();
  const format = useFormat(summary.currency);
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const { value, previous } = summary.figures[ofMetric];
  const unit = unitOf(ofMetric, summary, { perThousand: t('metric.perThousand'), format });
  return (
    <FigureCard
      label={t(`metric.${ofMetric}`)}
      definition={t(`dashboard.figures.definition.${ofMetric}`)}
      {...(unit !== undefined && { unit })}
      value={value === null ? null : formatMetric(format, ofMetric, value)}
      compactValue={value === null ? undefined : formatMetricShort(format, ofMetric, value)}
      {...(compare !== 'none' && {
        change: format.change(value, previous),
        versus: isPhone ? '' : t(`compare.versus.${compare}`),
      })}
      {...(trend && { trend: trend.points.map((point) => toNumber(point[ofMetric])), incomplete })}
      isSelected={metric === ofMetric}
      onSelect={() => onSelect(ofMetric)}
      variant={look}
    />
  );
};

const unitOf = (
  metric: Metric,
  { figures }: Summary,
  { perThousand, format }: { perThousand: string; format: ReturnType<typeof useFormat> },
) => {
  if (isPrice(metric)) return perThousand;
  const rate = figures.premium_rate.value;
  return metric === 'premium_views' && rate !== null ? format.percent(rate) : undefined;
};
