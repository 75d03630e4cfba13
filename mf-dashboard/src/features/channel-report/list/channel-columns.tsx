import { css } from '@emotion/react';
import type { Format, TranslateText } from '@portal/shared/i18n';
import { seriesColor, token } from '@portal/shared/theme';
import { Avatar, Delta, EmptyValue, ShareBar } from '@portal/shared/ui/data';
import { Sparkline } from '@portal/shared/ui/chart';
import { TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import type ko from '../../../locales/ko.json';
import { toNumber } from '../../../components/metric.ts';
import type { ChannelReportFilters } from '../filters/channel-report-filters.ts';
import type { ChannelTrend } from '../trend/channel-trend.api.ts';
import type { ChosenChannels } from '../use-chosen-channels.ts';
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
  format: Format;
  filters: ChannelReportFilters;
  chosen: ChosenChannels;
  /** The page of the list; unknown while it is on its way. */
  found: Channels | undefined;
  /** What all channels add up to; unknown while it is on its way. */
  whole: Channels['totals'] | undefined;
  /** The shape of each channel's figure; those that are not there yet have none. */
  shapes: ReadonlyMap<string, ChannelTrend['series'][number]['values']>;
  /** How many of the last points are still growing. */
  incomplete: number;
  /** Rows of a compact table have room for small pictures only. */
  isCompact: boolean;
};

const orEmpty = (value: string | number | null, text: (value: string | number) => string) =>
  value === null ? <EmptyValue /> : text(value);

/** The part of all revenue, for drawing and as a rounded percentage. */
const shareOf = ({ revenue }: ChannelFigures, whole: ColumnContext['whole']) => {
  const all = Number(whole?.revenue ?? 0);
  return revenue === null || all === 0 ? null : Number(revenue) / all;
};

/** The columns of the list of channels. Whatever is drawn of a channel has the colour of its line. */
export const channelColumns = (context: ColumnContext): TableColumn<ChannelFigures>[] => {
  const { t, format, filters, chosen, found, whole, shapes, incomplete, isCompact } = context;
  const { metric } = filters;
  // A single point has no shape.
  const isOneDay = found !== undefined && found.period.from === found.period.to;
  const full = Math.max(0, ...(found?.items ?? []).map((row) => shareOf(row, whole) ?? 0));
  const colorOf = ({ channel }: ChannelFigures) =>
    chosen.isChosen(channel.id) ? seriesColor(channel.color) : token.color.compare;
  const number = (
    id: 'revenue' | 'views' | 'rpm',
    text: (value: string | number) => string,
    look: Pick<TableColumn<ChannelFigures>, 'unit' | 'isStrong' | 'isSecondary' | 'width'>,
  ): TableColumn<ChannelFigures> => ({
    id,
    header: t(`videos.${id}`),
    kind: 'number',
    isSortable: true,
    cell: (row) => orEmpty(row[id], text),
    ...look,
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
      header: t('channelReport.list.share'),
      width: 184,
      cell: (row) => {
        const share = shareOf(row, whole);
        return share === null ? (
          <EmptyValue />
        ) : (
          <span css={styles.share}>
            <ShareBar share={share} full={full} color={colorOf(row)} />
            {format.percent(share)}
          </span>
        );
      },
    },
    number('views', format.count, { isStrong: true, width: 136 }),
    {
      id: 'shorts_count',
      header: t('channelReport.shorts'),
      kind: 'number',
      isSortable: true,
      isSecondary: true,
      width: 92,
      cell: (row) => format.count(row.shorts_count),
    },
    number('rpm', format.unitPrice, { unit: t('videos.perThousand'), isSecondary: true, width: 136 }),
    // Without figures of the other period it would be a column of dashes.
    ...(found?.previous_totals
      ? [
          {
            id: 'change',
            header: t('channelReport.list.change'),
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
            header: t('channelReport.list.shape'),
            kind: 'number',
            width: 104,
            cell: (row) => {
              const values = shapes.get(row.channel.id);
              return values === undefined ? (
                <EmptyValue />
              ) : (
                <Sparkline
                  css={styles.spark}
                  values={values.map(toNumber)}
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
