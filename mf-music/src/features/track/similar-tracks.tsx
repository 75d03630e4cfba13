import { useQuery } from '@portal/shared/http';
import { Card, Facts } from '@portal/shared/ui/data';
import { FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { FavouriteButton } from '../../components/favourites/favourite-button.tsx';
import { IsrcCopy } from '../../components/tracks/isrc-copy.tsx';
import { TrackCover } from '../../components/tracks/track-cover.tsx';
import { TrackLink } from '../../components/tracks/track-link.tsx';
import { placeOfRows, trackNames, trackRow, trackRows } from '../../components/tracks/track-row.styles.ts';
import { texts } from '../../texts.ts';
import { SIMILAR, similarQuery } from './track.api.ts';
import * as styles from './track.styles.ts';

/** What a row says of a track: what makes it similar. */
const NAMED_KINDS = ['mood', 'genre'] as const;

/** The tracks that have most in common with one. */
export function SimilarTracks({ isrc }: { isrc: string }) {
  const { t, language } = texts.useTexts();
  const query = useQuery(similarQuery(isrc, language));
  const { data, isError } = query;
  return (
    <Card title={t('track.similar')}>
      <div css={placeOfRows(SIMILAR)}>
        {isError && !data && (
          <FailedQuery isCompact level={3} title={t('track.similarFailed')} query={query} />
        )}
        {data?.items.length === 0 && (
          <StatePanel
            kind="empty"
            icon="music"
            isCompact
            level={3}
            title={t('track.noSimilarTitle')}
            text={t('track.noSimilarText')}
          />
        )}
        {data && data.items.length > 0 && (
          <ul css={trackRows} aria-label={t('track.similar')}>
            {data.items.map((track) => (
              <li key={track.isrc} css={trackRow}>
                <TrackCover track={track} list={data.items} size="cover-sm" />
                <span css={trackNames}>
                  <TrackLink track={track} />
                  <Facts
                    css={styles.meta}
                    items={[
                      <span>{track.artist}</span>,
                      ...NAMED_KINDS.flatMap(
                        (kind) => track.traits.find((trait) => trait.kind === kind)?.name ?? [],
                      ),
                    ]}
                  />
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
