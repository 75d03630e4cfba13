import { css } from '@emotion/react';
import type { Format, TranslateText } from '@portal/shared/i18n';
import { token } from '@portal/shared/theme';
import { EmptyValue, ShareBar, Thumbnail } from '@portal/shared/ui/data';
import { TitleCell, type TableColumn } from '@portal/shared/ui/table';
import type ko from '../../locales/ko.json';
import { VideoOpener } from '../video-detail/video-opener.tsx';
import { PublishedDate } from './published-date.tsx';
import { TrackName } from './track-name.tsx';
import { VideoMeta } from './video-meta.tsx';
import type { VideoFigure } from './video-sort.ts';
import type { Video, Videos } from './videos.api.ts';

const styles = {
  rate: css({
    display: 'inline-grid',
    gridTemplateColumns: '34px minmax(44px, auto)',
    alignItems: 'center',
    gap: '8px',
  }),
  track: css({ display: 'grid', maxWidth: '200px' }),
};

/** The rate that fills a bar, unless a video on the page has a higher one. */
const FULL_RATE = 0.4;

/** The smallest widths in pixels of a title, and of one with channel, date and track below it. */
const MIN_TITLE = 220;
const MIN_TITLE_WITH_DETAILS = 280;

/** The optional columns of a video list; the first column is always the video. */
export type VideoColumn = VideoFigure | 'published' | 'track';

type ColumnContext = {
  t: TranslateText<typeof ko>;
  format: Format;
  /** Whether the site shows prices by engaged views. */
  isPricedEngaged: boolean;
  /** The last day on screen. */
  today: string;
  /** Undefined until the first response. */
  videos: Videos | undefined;
  /** Thumbnails of 20 × 36 in compact tables, else 27 × 44. */
  isCompact: boolean;
  /** Called when a title is pressed. */
  onOpen: (id: string) => void;
};

type Row = Pick<Video, VideoFigure>;

const orEmpty = (value: string | number | null, text: (value: string | number) => string) =>
  value === null ? <EmptyValue /> : text(value);

/** The columns of a video list, with cells and totals. */
export const videoColumns = (
  shown: readonly VideoColumn[],
  { t, format, isPricedEngaged, today, videos, isCompact, onOpen }: ColumnContext,
): TableColumn<Video>[] => {
  const full = Math.max(FULL_RATE, ...(videos?.items ?? []).map((video) => video.premium_rate ?? 0));
  const rate = ({ premium_rate: value }: Row) =>
    value === null ? (
      <EmptyValue />
    ) : (
      <span css={styles.rate}>
        <ShareBar share={value} full={full} color={token.color.text3} />
        <span>{format.percent(value)}</span>
      </span>
    );
  const number = (
    id: keyof Row,
    text: (value: string | number) => string,
    options: Pick<TableColumn<Video>, 'unit' | 'isStrong' | 'isSecondary' | 'width'>,
  ): TableColumn<Video> => ({
    id,
    header: t(`videos.${id}`),
    kind: 'number',
    isSortable: true,
    cell: (row) => orEmpty(row[id], text),
    total: videos && orEmpty(videos.totals[id], text),
    ...options,
  });
  const columns: Record<VideoColumn, TableColumn<Video>> = {
    published: {
      id: 'published',
      header: t('videos.published'),
      isSortable: true,
      firstOrder: 'desc',
      width: 104,
      cell: ({ published_on: date }) =>
        date === null ? <EmptyValue /> : <PublishedDate date={date} today={today} />,
    },
    track: {
      id: 'track',
      header: t('video.track'),
      width: 180,
      cell: ({ track }) =>
        track ? (
          <span css={styles.track}>
            <TrackName track={track} />
          </span>
        ) : (
          <EmptyValue reason={t('video.noTrack')} />
        ),
    },
    views: number('views', format.count, { isStrong: true, width: 112 }),
    engaged_views: number('engaged_views', format.count, { isSecondary: true, width: 104 }),
    revenue: number('revenue', format.money, { isStrong: true, width: 112 }),
    rpm: number('rpm', format.unitPrice, {
      unit: t(isPricedEngaged ? 'metric.perThousandEngaged' : 'videos.perThousand'),
      isSecondary: true,
      width: 128,
    }),
    premium_views: number('premium_views', format.count, { isSecondary: true, width: 112 }),
    premium_rate: {
      ...number('premium_rate', format.percent, { isSecondary: true, width: 112 }),
      cell: rate,
    },
    premium_rpm: number('premium_rpm', format.unitPrice, {
      unit: t('videos.perThousand'),
      isSecondary: true,
      width: 144,
    }),
  };
  const minWidth = shown.includes('published') ? MIN_TITLE : MIN_TITLE_WITH_DETAILS;
  return [
    {
      id: 'info',
      header: t('videos.info'),
      total: t('videos.total'),
      minWidth,
      cell: (video) => (
        <VideoOpener id={video.id}>
          <TitleCell
            media={<Thumbnail src={video.thumbnail || null} size={isCompact ? 'compact' : 'short'} />}
            title={video.title}
            meta={<VideoMeta video={video} today={today} isChannelOnly={shown.includes('published')} />}
            onOpen={() => onOpen(video.id)}
            minWidth={minWidth}
          />
        </VideoOpener>
      ),
    },
    ...shown.map((name) => columns[name]),
  ];
};
