import { useFormat } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/routing';
import { Badge } from '@portal/shared/ui/controls';
import { RowCard } from '@portal/shared/ui/table';
import { texts } from '../../texts.ts';
import type { Track } from './tracks.api.ts';
import * as styles from './tracks.styles.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { IsrcCopy } from './isrc-copy.tsx';
import { MarkedText } from './marked-text.tsx';
import { TrackCover } from './track-cover.tsx';
import { TrackArtist } from './track-artist.tsx';
import { TrackMenu } from './track-menu.tsx';
import { TrackTags } from './track-tags.tsx';

export type TrackCardProps = {
  track: Track;
  /** The page of tracks that it is on. */
  list: readonly Track[];
};

/** A track of the catalogue, as a card on a phone. */
export function TrackCard({ track, list }: TrackCardProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  return (
    <RowCard
      media={<TrackCover track={track} list={list} size="cover-lg" />}
      title={
        <Link to={paths.track.href({ isrc: track.isrc })}>
          <MarkedText text={track.title} ranges={track.match?.title} />
        </Link>
      }
      meta={<TrackArtist track={track} />}
      end={
        <span css={styles.commands}>
          <FavouriteButton track={track} />
          <TrackMenu track={track} />
        </span>
      }
      figures={[
        { label: t('catalogue.table.rank'), value: format.count(track.rank) },
        { label: t('catalogue.table.duration'), value: format.duration(track.duration_seconds) },
        { label: t('catalogue.table.videosUsed'), value: format.count(track.videos_used) },
      ]}
    >
      <div css={styles.cardTags}>
        <Badge>{t(`catalogue.category.${track.category}`)}</Badge>
        <TrackTags tags={track.tags} />
      </div>
      <IsrcCopy track={track} variant="block" />
    </RowCard>
  );
}
