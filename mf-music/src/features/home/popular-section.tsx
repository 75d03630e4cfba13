import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { IconButton } from '@portal/shared/ui/controls';
import { Facts } from '@portal/shared/ui/data';
import { FailedQuery, Loading, Skeleton, StatePanel } from '@portal/shared/ui/feedback';
import { useRef } from 'react';
import { RankChange } from '../../components/tracks/rank-change.tsx';
import { TrackCover } from '../../components/tracks/track-cover.tsx';
import { TrackLink } from '../../components/tracks/track-link.tsx';
import { trackMeta } from '../../components/tracks/track-row.styles.ts';
import { FavouriteButton } from '../../components/favourites/favourite-button.tsx';
import { texts } from '../../texts.ts';
import { POPULAR_SIZE, popularQuery } from './popular.api.ts';
import type { RankedTrack } from './popular.api.ts';
import * as styles from './popular.styles.ts';

/** The most viewed tracks of the last whole week. */
export function PopularSection() {
  const { t, language } = texts.useTexts();
  const format = useFormat();
  const query = useQuery(popularQuery(language));
  const row = useRef<HTMLOListElement>(null);
  const { data, isPending, isError } = query;
  const scroll = (pages: 1 | -1) => row.current?.scrollBy({ left: pages * row.current.clientWidth });

  return (
    <section aria-labelledby="music-popular">
      <div css={styles.head}>
        <div css={styles.words}>
          <h2 id="music-popular">{t('popular.title')}</h2>
          <span css={styles.week}>
            {data?.week && (
              <Facts items={[format.shortRange(data.week.from, data.week.to), t('popular.renewal')]} />
            )}
          </span>
        </div>
        {data && data.items.length > 0 && (
          <div css={styles.arrows}>
            <IconButton
              variant="secondary"
              size="sm"
              icon="chevron-left"
              label={t('popular.back')}
              onClick={() => scroll(-1)}
            />
            <IconButton
              variant="secondary"
              size="sm"
              icon="chevron-right"
              label={t('popular.forward')}
              onClick={() => scroll(1)}
            />
          </div>
        )}
      </div>
      {isPending && <PopularSkeleton />}
      {isError && !data && <FailedQuery isFramed isCompact title={t('popular.failed')} query={query} />}
      {data?.items.length === 0 && (
        <StatePanel
          kind="empty"
          icon="music"
          isFramed
          isCompact
          title={t('popular.emptyTitle')}
          text={t('popular.emptyText')}
        />
      )}
      {data && data.items.length > 0 && (
        <ol ref={row} css={styles.row} aria-labelledby="music-popular">
          {data.items.map((track) => (
            <PopularTrack key={track.isrc} track={track} list={data.items} />
          ))}
        </ol>
      )}
    </section>
  );
}

type PopularTrackProps = { track: RankedTrack; list: readonly RankedTrack[] };

const PopularTrack = ({ track, list }: PopularTrackProps) => {
  const format = useFormat();
  return (
    <li>
      <div css={styles.cover}>
        <TrackCover track={track} list={list} size="cover-fill" />
        <span css={styles.star}>
          <FavouriteButton track={track} />
        </span>
      </div>
      <div css={styles.facts}>
        <span css={styles.rank}>{format.count(track.rank)}</span>
        <span css={styles.names}>
          <TrackLink track={track} />
          <span css={trackMeta}>{track.artist}</span>
        </span>
        <RankChange track={track} />
      </div>
    </li>
  );
};

const PopularSkeleton = () => (
  <Loading>
    <div css={styles.row}>
      {Array.from({ length: POPULAR_SIZE }, (_, place) => (
        <div key={place}>
          <Skeleton css={styles.coverSkeleton} height="auto" radius="card" />
          <div css={styles.facts}>
            <Skeleton width={16} height={26} />
            <span css={styles.names}>
              <Skeleton width="80%" height={20} />
              <Skeleton width="50%" height={16} />
            </span>
          </div>
        </div>
      ))}
    </div>
  </Loading>
);
