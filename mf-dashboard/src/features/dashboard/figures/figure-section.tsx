import { memo } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { FigureCard } from '@portal/shared/ui/data';
import type { UseQueryResult } from '@portal/shared/http';
import { texts } from '../../../texts.ts';
import type { FigureVariant } from '../../../components/figures/figure-variant.ts';
import type { Comparison, Interval } from '../../../components/period/period.ts';
import { trendShape } from '../../../components/trend/trend-shape.ts';
import type { Trend } from '../../../components/trend/trend.api.ts';
import { Figures } from '../../../components/figures/figures.tsx';
import { useCards } from '../../../components/figures/use-cards.ts';
import { useEngagedShare } from '../../../components/figures/use-engaged-share.ts';
import { useFigureFoot } from '../../../components/figures/use-figure-foot.ts';
import { useFigureWords } from '../../../components/figures/use-revenue-words.ts';
import { usePriceUnit } from '../../../components/use-price-unit.ts';
import { formatMetric, formatMetricShort, isPrice, METRICS } from '../../../components/metric.ts';
import type { Metric } from '../../../components/metric.ts';
import type { Summary } from '../../../components/figures/summary.api.ts';

export type FigureSectionProps = {
  query: UseQueryResult<Summary>;
  trend: Trend | undefined;
  /** The number of incomplete points at the end of the trend. */
  incomplete: number;
  /** The interval of the trend. */
  interval: Interval;
  compare: Comparison;
  /** The member whose money is shown. */
  member: string | undefined;
  metric: Metric;
  onSelect: (metric: Metric) => void;
  variant: FigureVariant;
};

/** The key figures; the selected metric is plotted below. */
export const FigureSection = ({ query, metric, ...props }: FigureSectionProps) => {
  const { t } = texts.useTexts();
  const cards = useCards(METRICS, metric);
  return (
    <Figures
      query={query}
      label={t('dashboard.figures.region')}
      failedTitle={t('dashboard.figures.failed')}
      count={cards.length}
      variant={props.variant}
    >
      {(summary) =>
        cards.map(({ card, metric: shown }) => (
          <Figure key={card} {...props} {...{ summary }} metric={shown} isSelected={shown === metric} />
        ))
      }
    </Figures>
  );
};

type FigureProps = Omit<FigureSectionProps, 'query'> & { summary: Summary; isSelected: boolean };

// Memoized, so that changing the list's page does not rerender the figures.
const Figure = memo((props: FigureProps) => {
  const { metric, summary, trend, incomplete, interval, compare, member, isSelected, onSelect, variant } =
    props;
  const priceUnit = usePriceUnit();
  const format = useFormat(summary.currency);
  const footOf = useFigureFoot(summary, { compare, hasTrend: true });
  const words = useFigureWords(metric, member, summary.member_share);
  const engagedShare = useEngagedShare();
  const { value, previous } = summary.figures[metric];
  const unit = unitOf(metric, summary, {
    perThousand: priceUnit(metric),
    engaged: engagedShare(summary.figures.views.value, summary.figures.engaged_views.value),
    format,
  });
  return (
    <FigureCard
      {...words}
      {...(unit !== undefined && { unit })}
      value={value === null ? null : formatMetric(format, metric, value)}
      compactValue={value === null ? undefined : formatMetricShort(format, metric, value)}
      {...footOf(metric, value, previous)}
      {...(trend && { trend: shapeOf(metric, trend, interval), incomplete })}
      isSelected={isSelected}
      onSelect={() => onSelect(metric)}
      variant={variant}
    />
  );
});

const shapeOf = (metric: Metric, { points, period }: Trend, interval: Interval) =>
  trendShape(
    metric,
    points.map((point) => point[metric]),
    { days: points.map(({ date }) => date), interval, period },
  );

const unitOf = (
  metric: Metric,
  { figures }: Summary,
  {
    perThousand,
    engaged,
    format,
  }: { perThousand: string; engaged: string | undefined; format: ReturnType<typeof useFormat> },
) => {
  if (isPrice(metric)) return perThousand;
  if (metric === 'views') return engaged;
  const rate = figures.premium_rate.value;
  return metric === 'premium_views' && rate !== null ? format.percent(rate) : undefined;
};
