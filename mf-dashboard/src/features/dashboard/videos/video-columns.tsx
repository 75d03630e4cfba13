import { css } from '@emotion/react';
import type { Format } from '@portal/shared/i18n';
import { token } from '@portal/shared/theme';
import { EmptyValue, ShareBar, Thumbnail } from '@portal/shared/ui/data';
import { TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import type { TranslateText } from '@portal/shared/i18n';
import type ko from '../../../locales/ko.json';
import { VideoMeta } from '../../../components/videos/video-meta.tsx';
import type { Video, Videos } from '../../../components/videos/videos.api.ts';

const styles = {
  rate: css({
    display: 'inline-grid',
    gridTemplateColumns: '34px minmax(44px, auto)',
    alignItems: 'center',
    gap: '8px',
  }),
};

/** The rate that fills a bar, unless a video on the page has a higher one. */
const FULL_RATE = 0.4;

type ColumnContext = {
  t: TranslateText<typeof ko>;
  format: Format;
  /** The newest day on screen. */
  today: string;
  /** Undefined while nothing is known. */
  videos: Videos | undefined;
  /** A 20 × 36 picture in compact tables, else 27 × 44. */
  isCompact: boolean;
};

type Row = Pick<Video, 'views' | 'revenue' | 'rpm' | 'premium_views' | 'premium_rate' | 'premium_rpm'>;

const orEmpty = (value: string | number | null, text: (value: string | number) => string) =>
  value === null ? <EmptyValue /> : text(value);

/** The columns of the list of videos: what each shows in a row and in the row of totals. */
export const videoColumns = ({
  t,
  format,
  today,
  videos,
  isCompact,
}: ColumnContext): TableColumn<Video>[] => {
  const full = Math.max(FULL_RATE, ...(videos?.items ?? []).map((video) => video.premium_rate ?? 0));
  const rate = ({ premium_rate: value }: Row) =>
    value === null ? (
      <EmptyValue />
    ) : (
      <span css={styles.rate}>
        <ShareBar share={value} full={full} color={token.color.text3} />
        {format.percent(value)}
      </span>
    );
  const number = (
    id: keyof Row,
    text: (value: string | number) => string,
    look: Pick<TableColumn<Video>, 'unit' | 'isStrong' | 'isSecondary' | 'width'>,
  ): TableColumn<Video> => ({
    id,
    header: t(`dashboard.videos.${id}`),
    kind: 'number',
    isSortable: true,
    cell: (row) => orEmpty(row[id], text),
    total: videos && orEmpty(videos.totals[id], text),
    ...look,
  });
  const perThousand = t('dashboard.videos.perThousand');
  return [
    {
      id: 'info',
      header: t('dashboard.videos.info'),
      total: t('dashboard.videos.total'),
      cell: (video) => (
        <TitleCell
          media={<Thumbnail src={video.thumbnail || null} size={isCompact ? 'compact' : 'short'} />}
          title={video.title}
          meta={<VideoMeta video={video} today={today} />}
        />
      ),
    },
    number('views', format.count, { isStrong: true, width: 112 }),
    number('revenue', format.money, { isStrong: true, width: 112 }),
    number('rpm', format.unitPrice, { unit: perThousand, isSecondary: true, width: 128 }),
    number('premium_views', format.count, { isSecondary: true, width: 112 }),
    { ...number('premium_rate', format.percent, { isSecondary: true, width: 112 }), cell: rate },
    number('premium_rpm', format.unitPrice, { unit: perThousand, isSecondary: true, width: 144 }),
  ];
};
