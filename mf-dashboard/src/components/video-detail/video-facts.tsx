import { useFormat } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui/controls';
import { Avatar } from '@portal/shared/ui/data';
import { Skeleton } from '@portal/shared/ui/feedback';
import * as styles from './detail-header.styles.ts';
import { detailTexts } from './texts.ts';
import type { ListedVideo } from './video-detail.tsx';

/** This address works for shorts and longer videos. */
const watchAddress = (id: string) => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

const Dot = () => (
  <span css={styles.dot} aria-hidden>
    ·
  </span>
);

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
    <p css={styles.facts}>
      <span css={styles.channel}>
        <Avatar name={channel.name} src={channel.thumbnail} size={18} />
        {channel.name}
      </span>
      {published !== null && (
        <>
          <Dot />
          <time dateTime={published}>{t('published', { date: format.date(published) })}</time>
        </>
      )}
      <Dot />
      <a
        css={styles.watch}
        href={watchAddress(video.id)}
        target="_blank"
        rel="noreferrer"
        title={t('watch.newTab')}
      >
        {t('watch.open')}
        <Icon name="external" size={13} />
      </a>
    </p>
  );
};
