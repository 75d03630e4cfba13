import { useFormat } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui/controls';
import { Avatar, Facts } from '@portal/shared/ui/data';
import { Skeleton } from '@portal/shared/ui/feedback';
import * as styles from './detail-header.styles.ts';
import { detailTexts } from './texts.ts';
import type { ListedVideo } from './video-detail.tsx';

/** This address works for shorts and longer videos. */
const watchAddress = (id: string) => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

export type VideoFactsProps = {
  /** Undefined until the video is known. */
  video: ListedVideo | undefined;
};

/** Channel and publication date of a video, and a link to it. */
export const VideoFacts = ({ video }: VideoFactsProps) => {
  const { t } = detailTexts.useTexts();
  const format = useFormat();
  if (!video) return <Skeleton width={240} height={18} />;
  const { channel, published_on: published } = video;
  return (
    <Facts
      css={styles.facts}
      items={[
        <span key="channel" css={styles.channel}>
          <Avatar name={channel.name} src={channel.thumbnail} size={18} />
          <span>{channel.name}</span>
        </span>,
        published !== null && (
          <time key="published" dateTime={published}>
            {t('published', { date: format.date(published) })}
          </time>
        ),
        <a
          key="watch"
          css={styles.watch}
          href={watchAddress(video.id)}
          target="_blank"
          rel="noreferrer"
          title={t('watch.newTab')}
        >
          <span>{t('watch.open')}</span>
          <Icon name="external" size={13} />
        </a>,
      ]}
    />
  );
};
