import { useFormat } from '@portal/shared/i18n';
import { FigureCard } from '@portal/shared/ui/data';
import type { UseQueryResult } from '@portal/shared/http';
import { Figures } from '../../../components/figures/figures.tsx';
import { useCards } from '../../../components/figures/use-cards.ts';
import { useEngagedShare } from '../../../components/figures/use-engaged-share.ts';
import { useFigureFoot } from '../../../components/figures/use-figure-foot.ts';
import type { FigureVariant } from '../../../components/figures/figure-variant.ts';
import { useFigureWords } from '../../../components/figures/use-revenue-words.ts';
import { formatMetric, formatMetricShort, isPrice } from '../../../components/metric.ts';
import type { Comparison } from '../../../components/period/period.ts';
import { usePriceUnit } from '../../../components/use-price-unit.ts';
import { CHANNEL_METRICS } from '../filters/channel-report-filters.ts';
import type { ChannelMetric } from '../filters/channel-report-filters.ts';
import type { Channels } from '../list/channels.api.ts';
import { channelReportTexts } from '../texts.ts';

export type FigureSectionProps = {
  query: UseQueryResult<Channels>;
  compare: Comparison;
  /** The member whose money is shown. */
  member: string | undefined;
  metric: ChannelMetric;
  onSelect: (metric: ChannelMetric) => void;
  variant: FigureVariant;
};

/** The totals of all channels; the selected metric is plotted below. */
export const FigureSection = (props: FigureSectionProps) => {
  const { query, metric, variant } = props;
  const { t } = channelReportTexts.useTexts();
  const cards = useCards(CHANNEL_METRICS, metric);
  return (
    <Figures
      query={query}
      label={t('figures.region')}
      failedTitle={t('figures.failed')}
      // The number of shorts has a card, too.
      count={cards.length + 1}
      variant={variant}
    >
      {(whole) => [
        ...cards.map(({ card, metric: shown }) => (
          <Figure key={card} {...props} ofMetric={shown} whole={whole} />
        )),
        <Shorts key="shorts" variant={variant} whole={whole} />,
      ]}
    </Figures>
  );
};

type FigureProps = Omit<FigureSectionProps, 'query'> & { ofMetric: ChannelMetric; whole: Channels };

const Figure = ({ ofMetric, whole, compare, member, metric, onSelect, variant }: FigureProps) => {
  const priceUnit = usePriceUnit();
  const format = useFormat(whole.currency);
  const footOf = useFigureFoot(whole, { compare });
  const words = useFigureWords(ofMetric, member, whole.member_share);
  const engagedShare = useEngagedShare();
  const { [ofMetric]: value, views, engaged_views: engaged } = whole.totals;
  const unit = isPrice(ofMetric) ? priceUnit(ofMetric) : ofMetric === 'views' && engagedShare(views, engaged);
  return (
    <FigureCard
      {...words}
      unit={unit || undefined}
      value={value === null ? null : formatMetric(format, ofMetric, value)}
      compactValue={value === null ? undefined : formatMetricShort(format, ofMetric, value)}
      {...footOf(ofMetric, value, whole.previous_totals?.[ofMetric])}
      isSelected={metric === ofMetric}
      onSelect={() => onSelect(ofMetric)}
      variant={variant}
    />
  );
};

const Shorts = ({ whole, variant }: { whole: Channels; variant: FigureVariant }) => {
  const { t } = channelReportTexts.useTexts();
  const format = useFormat();
  return (
    <FigureCard
      label={t('shorts')}
      definition={t('figures.shorts')}
      value={format.count(whole.totals.shorts_count)}
      note={t('figures.channels', { count: whole.total })}
      variant={variant}
    />
  );
};
