import type { GetResponse } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/routing';
import { LinkButton } from '@portal/shared/ui/controls';
import { Card, Facts, Thumbnail } from '@portal/shared/ui/data';
import { trackNames, trackRow, trackRows } from '../../components/tracks/track-row.styles.ts';
import { texts } from '../../texts.ts';
import * as styles from './track.styles.ts';

export type TrackVideosProps = { isrc: string; videos: GetResponse<'/report/videos'> };

/** The videos with the track that earned most, and the way to all of them. */
export function TrackVideos({ isrc, videos: { items, total } }: TrackVideosProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  return (
    <Card
      title={t('track.videos')}
      actions={
        <LinkButton
          variant="quiet"
          size="sm"
          iconEnd="chevron-right"
          to={paths.reportVideo.href({ q: isrc })}
        >
          {t('track.allVideos', { count: total })}
        </LinkButton>
      }
    >
      <ul css={trackRows} aria-label={t('track.videos')}>
        {items.map((video) => (
          <li key={video.id} css={trackRow}>
            <Thumbnail src={video.thumbnail} size="compact" />
            <span css={trackNames}>
              <Link css={styles.video} to={paths.video.href({ id: video.id })} title={video.title}>
                {video.title}
              </Link>
              <Facts
                css={styles.meta}
                items={[
                  <span>{video.channel.name}</span>,
                  t('used.views', { views: format.compact(video.views) }),
                ]}
              />
            </span>
            <span css={styles.amount}>{format.money(video.revenue)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
