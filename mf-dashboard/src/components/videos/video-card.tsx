import { useFormat } from '@portal/shared/i18n';
import type { Currency } from '@portal/shared/i18n';
import { EmptyValue, Thumbnail } from '@portal/shared/ui/data';
import { RowCard } from '@portal/shared/ui/table';
import { texts } from '../../texts.ts';
import { VideoOpener } from '../video-detail/video-opener.tsx';
import { TrackName } from './track-name.tsx';
import { VideoMeta } from './video-meta.tsx';
import type { Video } from './videos.api.ts';
import * as styles from './videos.styles.ts';

export type VideoCardProps = {
  video: Video;
  currency: Currency;
  today: string;
  /** Also shows the track. */
  hasTrack?: boolean;
  onOpen: (id: string) => void;
};

/** A video on a phone, with the three most important figures. */
export const VideoCard = ({ video, currency, today, hasTrack = false, onOpen }: VideoCardProps) => {
  const { t } = texts.useTexts();
  const format = useFormat(currency);
  const orEmpty = (value: string | number | null, text: (value: string | number) => string) =>
    value === null ? <EmptyValue /> : text(value);
  return (
    <RowCard
      media={<Thumbnail src={video.thumbnail || null} size="card" />}
      title={
        <VideoOpener id={video.id}>
          <button type="button" css={styles.open} onClick={() => onOpen(video.id)}>
            {video.title}
          </button>
        </VideoOpener>
      }
      meta={
        <>
          <VideoMeta video={video} today={today} isShort />
          {hasTrack && video.track && (
            <span css={styles.cardTrack}>
              <TrackName track={video.track} />
            </span>
          )}
        </>
      }
      figures={[
        { label: t('videos.views'), value: orEmpty(video.views, format.compact) },
        { label: t('videos.revenue'), value: orEmpty(video.revenue, format.money) },
        { label: t('videos.rpmShort'), value: orEmpty(video.rpm, format.unitPrice) },
      ]}
    />
  );
};
