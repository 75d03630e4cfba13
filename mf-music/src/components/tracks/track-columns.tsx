import type { Format, TranslateText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/routing';
import { Badge } from '@portal/shared/ui/controls';
import { EmptyValue } from '@portal/shared/ui/data';
import { TitleCell } from '@portal/shared/ui/table';
import type { TableColumn } from '@portal/shared/ui/table';
import type ko from '../../locales/ko.json';
import type { Track } from './tracks.api.ts';
import * as styles from './tracks.styles.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { IsrcCopy } from './isrc-copy.tsx';
import { MarkedText } from './marked-text.tsx';
import { TrackArtist } from './track-artist.tsx';
import { TrackCover } from './track-cover.tsx';
import { TrackMenu } from './track-menu.tsx';
import { TrackRank } from './track-rank.tsx';
import { TrackTags } from './track-tags.tsx';

export type ColumnContext = {
  t: TranslateText<typeof ko>;
  format: Format;
  /** The tracks of the page. */
  list: readonly Track[];
};

/** The columns of the catalogue. The rank is in the first cell with the title, because the first cell is the row header. */
export const trackColumns = ({ t, format, list }: ColumnContext): TableColumn<Track>[] => [
  {
    id: 'track',
    header: t('catalogue.table.rankAndTrack'),
    cell: (track) => (
      <TitleCell
        media={
          <span css={styles.media}>
            <TrackRank rank={track.rank} />
            <TrackCover track={track} list={list} size="cover" />
          </span>
        }
        title={track.title}
        to={paths.track.href({ isrc: track.isrc })}
        meta={<TrackArtist track={track} />}
      >
        <MarkedText text={track.title} ranges={track.match?.title} />
      </TitleCell>
    ),
  },
  {
    id: 'category',
    header: t('catalogue.table.category'),
    cell: (track) => <Badge>{t(`catalogue.category.${track.category}`)}</Badge>,
  },
  {
    id: 'tags',
    header: t('catalogue.table.tags'),
    cell: (track) =>
      track.tags.length === 0 ? (
        <EmptyValue />
      ) : (
        <span css={styles.tags}>
          <TrackTags tags={track.tags} />
        </span>
      ),
  },
  {
    id: 'duration',
    header: t('catalogue.table.duration'),
    kind: 'number',
    isSecondary: true,
    cell: (track) => format.duration(track.duration_seconds),
  },
  {
    id: 'videos',
    header: t('catalogue.table.videosUsed'),
    kind: 'number',
    isSecondary: true,
    cell: (track) => format.count(track.videos_used),
  },
  {
    id: 'isrc',
    width: 172,
    header: t('catalogue.table.isrc'),
    isSecondary: true,
    cell: (track) => <IsrcCopy track={track} />,
  },
  {
    id: 'commands',
    width: 96,
    header: t('catalogue.table.commands'),
    isHeaderHidden: true,
    cell: (track) => (
      <span css={styles.commands}>
        <FavouriteButton track={track} />
        <TrackMenu track={track} />
      </span>
    ),
  },
];
