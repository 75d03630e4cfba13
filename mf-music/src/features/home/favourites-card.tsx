import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { FavouriteButton } from '../../components/favourites/favourite-button.tsx';
import { favouritesQuery } from '../../components/favourites/favourites.api.ts';
import { TrackCover } from '../../components/tracks/track-cover.tsx';
import { TrackLink } from '../../components/tracks/track-link.tsx';
import {
  placeOfRows,
  trackMeta,
  trackNames,
  trackRow,
  trackRows,
} from '../../components/tracks/track-row.styles.ts';
import { IsrcCopy } from '../../components/tracks/isrc-copy.tsx';
import { texts } from '../../texts.ts';
import * as styles from './favourites.styles.ts';
import { RowSkeletons } from './row-skeletons.tsx';

/** Rows that have their place before the favourites are known, and when there are fewer. */
const TYPICAL_ROWS = 4;

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
            <strong>{format.count(count)}</strong> / <span>{format.count(data.maximum)}</span>
          </span>
        )
      }
    >
      <div css={styles.quota} aria-hidden>
        {data &&
          Array.from({ length: data.maximum }, (_, place) => (
            <span key={place} data-on={place < count ? '' : undefined} />
          ))}
      </div>
      <p css={styles.left} role="status">
        {data &&
          (count < data.maximum
            ? t('favourites.left', { count: data.maximum - count })
            : t('favourites.noneLeft'))}
      </p>
      <div css={placeOfRows(TYPICAL_ROWS)}>
        {isPending && <RowSkeletons count={TYPICAL_ROWS} />}
        {isError && !data && <FailedQuery isCompact level={3} title={t('favourites.failed')} query={query} />}
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
          <ul css={trackRows} aria-label={t('favourites.title')}>
            {data.items.map((track) => (
              <li key={track.isrc} css={trackRow}>
                <TrackCover track={track} list={data.items} size="cover-sm" />
                <span css={trackNames}>
                  <TrackLink track={track} />
                  <span css={trackMeta}>{track.artist}</span>
                </span>
                <span css={styles.commands}>
                  <IsrcCopy track={track} variant="icon" />
                  <FavouriteButton track={track} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
