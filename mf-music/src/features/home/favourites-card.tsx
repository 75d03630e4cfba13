import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { Card, Thumbnail } from '@portal/shared/ui/data';
import { FailedQuery, Loading, Skeleton, StatePanel } from '@portal/shared/ui/feedback';
import { FavouriteButton } from '../../components/favourites/favourite-button.tsx';
import { favouritesQuery } from '../../components/favourites/favourites.api.ts';
import { IsrcCopy } from '../../components/tracks/isrc-copy.tsx';
import { texts } from '../../texts.ts';
import * as styles from './favourites.styles.ts';

const SKELETON_ROWS = 4;

/** The user's favourites, and how many more there may be. */
export function FavouritesCard() {
  const { t, language } = texts.useTexts();
  const format = useFormat();
  const query = useQuery(favouritesQuery(language));
  const { data, isPending, isError } = query;
  const count = data?.items.length ?? 0;

  return (
    <Card
      title={t('favourites.title')}
      actions={
        data && (
          <span css={styles.count}>
            <strong>{format.count(count)}</strong> / {format.count(data.maximum)}
          </span>
        )
      }
    >
      {isPending && (
        <Loading>
          {Array.from({ length: SKELETON_ROWS }, (_, row) => (
            <Skeleton key={row} height={36} css={styles.rowSkeleton} />
          ))}
        </Loading>
      )}
      {isError && !data && <FailedQuery isCompact level={3} title={t('favourites.failed')} query={query} />}
      {data && (
        <>
          <div css={styles.quota} aria-hidden>
            {Array.from({ length: data.maximum }, (_, place) => (
              <span key={place} data-on={place < count ? '' : undefined} />
            ))}
          </div>
          <p css={styles.left} role="status">
            {count < data.maximum
              ? t('favourites.left', { count: data.maximum - count })
              : t('favourites.noneLeft')}
          </p>
        </>
      )}
      {data && count === 0 && (
        <StatePanel
          kind="empty"
          icon="star"
          isCompact
          level={3}
          title={t('favourites.emptyTitle')}
          text={t('favourites.emptyText')}
        />
      )}
      {data && count > 0 && (
        <ul css={styles.list} aria-label={t('favourites.title')}>
          {data.items.map((track) => (
            <li key={track.isrc} css={styles.row}>
              <Thumbnail src={track.cover} size="cover-sm" />
              <span css={styles.names}>
                <span css={styles.title} title={track.title}>
                  {track.title}
                </span>
                <span css={styles.artist}>{track.artist}</span>
              </span>
              <span css={styles.commands}>
                <IsrcCopy track={track} variant="icon" />
                <FavouriteButton track={track} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
