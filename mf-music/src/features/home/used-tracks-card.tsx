import { useQuery } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/routing';
import { Badge, visuallyHidden } from '@portal/shared/ui/controls';
import { Card, Thumbnail } from '@portal/shared/ui/data';
import { FailedQuery, Loading, Skeleton, StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../texts.ts';
import { usedTracksQuery } from './used-tracks.api.ts';
import * as styles from './used-tracks.styles.ts';

const SKELETON_ROWS = 5;

/** The tracks of the user's videos with what they earned, each leading to these videos. */
export function UsedTracksCard() {
  const { t } = texts.useTexts();
  const format = useFormat();
  const query = useQuery(usedTracksQuery());
  const { data, isPending, isError } = query;

  return (
    <Card
      title={t('used.title')}
      meta={data && t('used.period', { range: format.shortRange(data.period.from, data.period.to) })}
      actions={
        data && (
          <Badge kind={data.status === 'final' ? 'final' : 'estimated'}>
            {t(`used.${data.status === 'final' ? 'final' : 'estimated'}`)}
          </Badge>
        )
      }
    >
      {isPending && (
        <Loading>
          {Array.from({ length: SKELETON_ROWS }, (_, row) => (
            <Skeleton key={row} css={styles.skeleton} height={36} />
          ))}
        </Loading>
      )}
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
      {data?.member_share && data.items.length > 0 && <p css={styles.note}>{t('used.member')}</p>}
      {data && data.items.length > 0 && (
        <ul css={styles.list} aria-label={t('used.title')}>
          {data.items.map(({ track, videos, views, revenue }) => (
            <li key={track.isrc} css={styles.row}>
              <Thumbnail src={track.cover} size="cover-sm" />
              <span css={styles.names}>
                <Link
                  css={styles.title}
                  to={paths.reportVideo.href({ q: track.isrc })}
                  aria-label={t('used.open', { title: track.title })}
                >
                  {track.title}
                </Link>
                <span css={styles.meta}>
                  {track.artist} · {t('used.videos', { count: videos })} ·{' '}
                  {t('used.views', { views: format.compact(views) })}
                </span>
              </span>
              <span css={styles.revenue}>
                <span css={visuallyHidden}>{t('used.revenue')} </span>
                {format.money(revenue)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
