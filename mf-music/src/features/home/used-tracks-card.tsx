import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/routing';
import { roleAtom, useAtomValue } from '@portal/shared/state';
import { Badge, visuallyHidden } from '@portal/shared/ui/controls';
import { Card, Facts } from '@portal/shared/ui/data';
import { FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import { RowSkeletons } from './row-skeletons.tsx';
import { TrackCover } from '../../components/tracks/track-cover.tsx';
import { placeOfRows, trackNames, trackRow, trackRows } from '../../components/tracks/track-row.styles.ts';
import { USED_TRACKS_SIZE, usedTracksQuery } from './used-tracks.api.ts';
import * as styles from './used-tracks.styles.ts';

/** The tracks of the user's videos with what they earned, each leading to its page. */
export function UsedTracksCard() {
  const { t } = texts.useTexts();
  const format = useFormat();
  const query = useQuery(usedTracksQuery());
  const { data, isPending, isError } = query;
  const role = useAtomValue(roleAtom);
  // A member's figures will need the note, so that it has its line before they are there.
  const hasNote = isPending ? role === 'member' : Boolean(data?.member_share);

  return (
    <Card
      title={t('used.title')}
      actions={
        data && (
          <Badge kind={data.status === 'final' ? 'final' : 'estimated'}>
            {t(`used.${data.status === 'final' ? 'final' : 'estimated'}`)}
          </Badge>
        )
      }
    >
      <p css={styles.period}>
        {data && (
          <Facts items={[t('used.period'), format.shortRange(data.period.from, data.period.to), 'PT']} />
        )}
      </p>
      {hasNote && <p css={styles.note}>{t('used.member')}</p>}
      <div css={placeOfRows(USED_TRACKS_SIZE)}>
        {isPending && <RowSkeletons count={USED_TRACKS_SIZE} />}
        {isError && <FailedQuery isCompact level={3} title={t('used.failed')} query={query} />}
        {data !== undefined && !data?.items.length && (
          <StatePanel
            kind="empty"
            icon="film"
            isCompact
            level={3}
            title={t('used.emptyTitle')}
            text={t('used.emptyText')}
          />
        )}
        {data && data.items.length > 0 && (
          <ul css={trackRows} aria-label={t('used.title')}>
            {data.items.map(({ track, videos, views, revenue }) => (
              <li key={track.isrc} css={trackRow}>
                <TrackCover track={track} list={data.items.map((item) => item.track)} size="cover-sm" />
                <span css={trackNames}>
                  <Link
                    css={styles.title}
                    to={paths.track.href({ isrc: track.isrc })}
                    aria-label={t('used.open', { title: track.title })}
                  >
                    {track.title}
                  </Link>
                  <Facts
                    css={styles.meta}
                    items={[
                      <span css={styles.artist}>{track.artist}</span>,
                      t('used.videos', { count: videos }),
                      t('used.views', { views: format.compact(views) }),
                    ]}
                  />
                </span>
                <span css={styles.revenue}>
                  <span css={visuallyHidden}>{`${t('used.revenue')} `}</span>
                  <span>{format.money(revenue)}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
