import { css } from '@emotion/react';
import type { Format, TranslateText } from '@portal/shared/i18n';
import { seriesColor, token } from '@portal/shared/theme';
import { Avatar, Delta, EmptyValue, ShareBar } from '@portal/shared/ui/data';
import { Sparkline } from '@portal/shared/ui/chart';
import { TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import type ko from '../../../locales/ko.json';
import type reportKo from '../locales/ko.json';
import type { ChannelReportFilters } from '../filters/channel-report-filters.ts';
import type { SelectedChannels } from '../use-selected-channels.ts';
import { videoListHref } from '../video-list-href.ts';
import { ChannelBox } from './channel-box.tsx';
import type { ChannelFigures, Channels } from './channels.api.ts';

const styles = {
  media: css({ display: 'flex', alignItems: 'center', gap: token.space[12], flex: 'none' }),
  share: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(48px, 1fr) 44px',
    alignItems: 'center',
    gap: token.space[8],
  }),
  spark: css({ marginLeft: 'auto' }),
};

type ColumnContext = {
  t: TranslateText<typeof ko>;
  reportText: TranslateText<typeof reportKo>;
  format: Format;
  /** Whether the site shows prices by engaged views. */
  isPricedEngaged: boolean;
  filters: ChannelReportFilters;
  chosen: SelectedChannels;
  /** The page of the list; undefined while it is loading. */
  found: Channels | undefined;
  /** The totals of all channels; undefined while they are loading. */
  whole: Channels['totals'] | undefined;
  /** The sparkline values of each channel, as far as they are loaded. */
  shapes: ReadonlyMap<string, readonly (number | null)[]>;
  /** The number of incomplete points at the end. */
  incomplete: number;
  /** Uses small pictures in compact tables. */
  isCompact: boolean;
};

const orEmpty = (value: string | number | null, text: (value: string | number) => string) =>
  value === null ? <EmptyValue /> : text(value);

/** The share of all revenue, for drawing and as a rounded percentage; null where channels have both signs. */
const shareOf = ({ revenue }: ChannelFigures, whole: ColumnContext['whole']) => {
  const all = Number(whole?.revenue ?? 0);
  return revenue === null || all === 0 || whole?.has_both_signs ? null : Number(revenue) / all;
};

/** The columns of the channel list. Everything drawn for a channel has the colour of its line. */
export const channelColumns = (context: ColumnContext): TableColumn<ChannelFigures>[] => {
  const {
    t,
    reportText,
    format,
    isPricedEngaged,
    filters,
    chosen,
    found,
    whole,
    shapes,
    incomplete,
    isCompact,
  } = context;
  const { metric } = filters;
  // A single point makes no sparkline.
  const isOneDay = found !== undefined && found.period.from === found.period.to;
  const full = Math.max(0, ...(found?.items ?? []).map((row) => shareOf(row, whole) ?? 0));
  const colorOf = ({ channel }: ChannelFigures) =>
    chosen.isSelected(channel.id) ? seriesColor(channel.color) : token.color.compare;
  const number = (
    id: 'revenue' | 'views' | 'rpm',
    text: (value: string | number) => string,
    options: Pick<TableColumn<ChannelFigures>, 'unit' | 'isStrong' | 'isSecondary' | 'width'>,
  ): TableColumn<ChannelFigures> => ({
    id,
    header: t(`videos.${id}`),
    kind: 'number',
    isSortable: true,
    cell: (row) => orEmpty(row[id], text),
    ...options,
  });
  return [
    {
      id: 'name',
      header: t('channel.label'),
      isSortable: true,
      cell: (row) => (
        <TitleCell
          media={
            <span css={styles.media}>
              <ChannelBox channel={row.channel} chosen={chosen} />
              <Avatar
                name={row.channel.name}
                src={row.channel.thumbnail}
                size={isCompact ? 28 : 36}
                shape="square"
              />
            </span>
          }
          title={row.channel.name}
          meta={row.channel.handle}
          to={videoListHref(row.channel.id, filters)}
        />
      ),
    },
    number('revenue', format.money, { isStrong: true, width: 136 }),
    {
      id: 'share',
      header: reportText('list.share'),
      width: 184,
      cell: (row) => {
        const share = shareOf(row, whole);
        return share === null ? (
          <EmptyValue {...(whole?.has_both_signs && { reason: t('figures.noShare') })} />
        ) : (
          <span css={styles.share}>
            <ShareBar share={share} full={full} color={colorOf(row)} />
            <span>{format.percent(share)}</span>
          </span>
        );
      },
    },
    number('views', format.count, { isStrong: true, width: 136 }),
    {
      id: 'shorts_count',
      header: reportText('shorts'),
      kind: 'number',
      isSortable: true,
      isSecondary: true,
      width: 92,
      cell: (row) => format.count(row.shorts_count),
    },
    number('rpm', format.unitPrice, {
      unit: t(isPricedEngaged ? 'metric.perThousandEngaged' : 'videos.perThousand'),
      isSecondary: true,
      width: 136,
    }),
    // Without a comparison the column would contain only dashes.
    ...(found?.previous_totals
      ? [
          {
            id: 'change',
            header: reportText('list.change'),
            kind: 'number',
            width: 100,
            cell: (row) => (
              <Delta change={format.change(row[metric], row.previous?.[metric] ?? null)} versus="" />
            ),
          } satisfies TableColumn<ChannelFigures>,
        ]
      : []),
    ...(isOneDay
      ? []
      : [
          {
            id: 'shape',
            header: reportText('list.shape'),
            kind: 'number',
            width: 104,
            cell: (row) => {
              const values = shapes.get(row.channel.id);
              return values === undefined ? (
                <EmptyValue />
              ) : (
                <Sparkline
                  css={styles.spark}
                  values={values}
                  incomplete={incomplete}
                  color={colorOf(row)}
                  width={84}
                />
              );
            },
          } satisfies TableColumn<ChannelFigures>,
        ]),
  ];
};
