import { useFormat } from '@portal/shared/i18n';
import { Badge, CopyButton } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FavouriteButton } from '../../components/favourites/favourite-button.tsx';
import { RankChange } from '../../components/tracks/rank-change.tsx';
import { TrackArtist } from '../../components/tracks/track-artist.tsx';
import { TrackCover } from '../../components/tracks/track-cover.tsx';
import { TrackMenu } from '../../components/tracks/track-menu.tsx';
import { TrackTags } from '../../components/tracks/track-tags.tsx';
import { useIsrcCopied } from '../../components/tracks/use-isrc-copied.ts';
import { texts } from '../../texts.ts';
import type { TrackDetail } from './track.api.ts';
import * as styles from './track.styles.ts';

export type TrackHeaderProps = { detail: TrackDetail };

/** What the track is, its place in the weekly ranking, and the button that copies its ISRC. */
export function TrackHeader({ detail: { track, ranking } }: TrackHeaderProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const showCopied = useIsrcCopied();
  const rank = ranking?.rank ?? null;
  return (
    <Card css={styles.header}>
      <div css={styles.cover}>
        <TrackCover track={track} list={[track]} size="cover-fill" />
      </div>
      <div css={styles.words}>
        <h2 css={styles.title}>{track.title}</h2>
        <TrackArtist track={track} />
        <div css={styles.badges}>
          <Badge>{t(`catalogue.category.${track.category}`)}</Badge>
          <TrackTags tags={track.tags} />
        </div>
        {ranking && (
          <p css={styles.rank}>
            <span>{format.shortRange(ranking.week.from, ranking.week.to)}</span>
            {rank === null ? (
              <span>{t('track.noRank')}</span>
            ) : (
              <>
                <strong>{t('track.rank', { rank: format.count(rank) })}</strong>
                <RankChange track={{ rank, previous_rank: ranking.previous_rank }} />
              </>
            )}
          </p>
        )}
      </div>
      <div css={styles.actions} data-print="hide">
        <CopyButton
          text={track.isrc}
          variant="primary"
          onCopy={(isCopied) => showCopied(track.isrc, isCopied, true)}
        >
          <span>{t('catalogue.copy.button')}</span> · <span>{track.isrc}</span>
        </CopyButton>
        <FavouriteButton track={track} />
        <TrackMenu track={track} />
      </div>
    </Card>
  );
}
