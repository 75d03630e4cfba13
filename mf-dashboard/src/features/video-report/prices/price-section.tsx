import { useFormat } from '@portal/shared/i18n';
import type { UseQueryResult } from '@portal/shared/http';
import { Delta, FigureCard } from '@portal/shared/ui/data';
import { staleStyle } from '@portal/shared/ui/feedback';
import type { FigureVariant } from '../../../components/figures/figure-variant.ts';
import { Figures } from '../../../components/figures/figures.tsx';
import { useFigureFoot } from '../../../components/figures/use-figure-foot.ts';
import type { Summary } from '../../../components/figures/summary.api.ts';
import type { Comparison } from '../../../components/period/period.ts';
import { usePriceUnit, usePricesEngaged } from '../../../components/use-price-unit.ts';
import { videoReportTexts } from '../texts.ts';
import { PricedVideoButton } from './priced-video.tsx';
import type { PricedVideo, Prices } from './prices.api.ts';
import * as styles from './prices.styles.ts';

/** The cards that name a video. */
const PRICED = ['highest', 'lowest', 'overall'] as const;
const COUNT = PRICED.length + 1;

export type PriceSectionProps = {
  query: UseQueryResult<Prices>;
  /** Has the average price of the comparison period. */
  summary: UseQueryResult<Summary>;
  compare: Comparison;
  /** Whether the report is filtered to one channel. */
  isOneChannel: boolean;
  /** Opens a video by its id; the focus stays on the card and is restored there. */
  onOpen: (id: string) => void;
  /** Called when a video is hovered or focused. */
  onApproach: () => void;
  variant: FigureVariant;
};

/** The average price, and the videos with the highest and lowest price. */
export const PriceSection = (props: PriceSectionProps) => {
  const { query, variant } = props;
  const { t: reportText } = videoReportTexts.useTexts();
  return (
    <Figures
      query={query}
      label={reportText('prices.region')}
      failedTitle={reportText('prices.failed')}
      count={COUNT}
      variant={variant}
      css={styles.row}
    >
      {(prices) => [
        <AveragePrice key="average" {...props} prices={prices} />,
        ...PRICED.map((name) => <VideoPrice key={name} {...props} name={name} prices={prices} />),
      ]}
    </Figures>
  );
};

type PriceProps = PriceSectionProps & { prices: Prices };

/**
 * Total revenue per 1,000 views, never a mean of the videos' prices; compared with the previous period and with all
 * channels.
 */
const AveragePrice = ({ prices, summary, compare, isOneChannel, variant }: PriceProps) => {
  const priceUnit = usePriceUnit();
  const isEngaged = usePricesEngaged();
  const { t: reportText } = videoReportTexts.useTexts();
  const format = useFormat(prices.currency);
  const footOf = useFigureFoot({ ...prices, compare: summary.data?.compare ?? null }, { compare });
  const { average } = prices.selected;
  const { average: ofAll } = prices.all;
  const comparison = () => {
    if (compare !== 'none' && summary.isError) return <span>{reportText('prices.noComparison')}</span>;
    if (!summary.data) return null;
    const { value, previous } = summary.data.figures.rpm;
    const { note, change, versus } = footOf('rpm', value, previous);
    if (!change) return <span>{note}</span>;
    return <Delta css={summary.isPlaceholderData && staleStyle} {...{ change, versus }} />;
  };
  return (
    <FigureCard
      label={reportText('prices.average')}
      definition={reportText(`prices.definition.${isEngaged ? 'averageEngaged' : 'average'}`)}
      unit={priceUnit()}
      value={average === null ? null : format.unitPrice(average)}
      note={
        <span css={styles.note}>
          {comparison()}
          {isOneChannel && ofAll !== null && (
            <span>{reportText('prices.allChannels', { price: format.unitPrice(ofAll) })}</span>
          )}
        </span>
      }
      variant={variant}
    />
  );
};

const pricedVideo = (prices: Prices, name: (typeof PRICED)[number]): PricedVideo | null =>
  name === 'overall' ? prices.all.highest : prices.selected[name];

type VideoPriceProps = PriceProps & { name: (typeof PRICED)[number] };

const VideoPrice = ({ prices, name, onOpen, onApproach, variant }: VideoPriceProps) => {
  const priceUnit = usePriceUnit();
  const { t: reportText } = videoReportTexts.useTexts();
  const format = useFormat(prices.currency);
  const video = pricedVideo(prices, name);
  const least = prices.least_views;
  return (
    <FigureCard
      label={reportText(`prices.${name}`)}
      definition={reportText(`prices.definition.${name}`, { least })}
      unit={priceUnit()}
      value={video?.rpm ? format.unitPrice(video.rpm) : null}
      note={
        video ? (
          <PricedVideoButton {...{ video, onOpen, onApproach }} />
        ) : (
          reportText('prices.none', { least })
        )
      }
      variant={variant}
    />
  );
};
