import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { when } from '@portal/shared/theme';
import { FigureCard, FigureRow } from '@portal/shared/ui/data';
import type { FigureCardProps } from '@portal/shared/ui/data';
import { useEngagedShare } from '../figures/use-engaged-share.ts';
import { useFigureFoot } from '../figures/use-figure-foot.ts';
import { useRevenueWords } from '../figures/use-revenue-words.ts';
import type { Comparison } from '../period/period.ts';
import { usePriceUnit, usePricesEngaged } from '../use-price-unit.ts';
import { detailTexts } from './texts.ts';
import { useMedianWords } from './use-median-words.ts';
import type { VideoReport } from './video-report.api.ts';

/** Two cards per row on phones: horizontal scrolling would conflict with swiping the sheet. */
export const twoInARow = css({
  [when.phone]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:last-of-type': { gridColumn: 'span 2' },
    '& > li:first-of-type > *': { borderBottomLeftRadius: 0 },
    '& > li:last-of-type > *': { borderTopRightRadius: 0 },
  },
});

export type DetailFiguresProps = {
  report: VideoReport;
  compare: Comparison;
  /** The member whose money is shown. */
  member: string | undefined;
};

/** The key figures of the video, with their change since the comparison period or beside the channel's median. */
export const DetailFigures = ({ report, compare, member }: DetailFiguresProps) => {
  const { t } = detailTexts.useTexts();
  const format = useFormat(report.currency);
  const { figures, previous } = report;
  const medianWords = useMedianWords();
  const money = useRevenueWords(member, report.member_share);
  const priceUnit = usePriceUnit();
  const isEngaged = usePricesEngaged();
  const engagedShare = useEngagedShare();
  const footOf = useFigureFoot(report, { compare, hasTrend: true });
  /** The change since the comparison period; without one, the channel's median. */
  const changeOf = (name: 'views' | 'revenue' | 'rpm') => {
    const foot = footOf(name, figures[name], previous?.[name]);
    if (foot.note || (previous && foot.change)) return foot;
    const times = report.times_median[name];
    return times !== null && { note: medianWords(times) };
  };
  const { views, revenue, rpm, premium_views: premium, average_view_rate: rate } = figures;
  const cards: (Pick<FigureCardProps, 'value' | 'compactValue' | 'unit' | 'note' | 'change' | 'versus'> & {
    name: 'views' | 'revenue' | 'rpm' | 'premiumRate' | 'watchRate';
  })[] = [
    {
      name: 'views',
      unit: engagedShare(views, figures.engaged_views),
      value: views === null ? null : format.count(views),
      compactValue: format.compact(views),
      ...changeOf('views'),
    },
    {
      name: 'revenue',
      value: revenue === null ? null : format.money(revenue),
      compactValue: format.moneyCompact(revenue),
      ...changeOf('revenue'),
    },
    {
      name: 'rpm',
      unit: priceUnit(),
      value: rpm === null ? null : format.unitPrice(rpm),
      ...changeOf('rpm'),
    },
    {
      name: 'premiumRate',
      value: figures.premium_rate === null ? null : format.percent(figures.premium_rate),
      ...(premium !== null && { note: t('figures.premiumViews', { count: premium }) }),
    },
    {
      name: 'watchRate',
      value: rate === null ? null : format.percent(rate),
      ...(rate !== null && rate > 1 && { note: t('figures.watchedAgain') }),
    },
  ];
  return (
    <FigureRow label={t('figures.label')} variant="strip" css={twoInARow}>
      {cards.map(({ name, ...card }) => (
        <FigureCard
          key={name}
          variant="plain"
          isCompact
          label={(name === 'revenue' && money?.label) || t(`figures.${name}`)}
          definition={
            (name === 'revenue' && money?.definition) ||
            t(`figures.definition.${name === 'rpm' && isEngaged ? 'engaged_rpm' : name}`)
          }
          {...card}
        />
      ))}
    </FigureRow>
  );
};
