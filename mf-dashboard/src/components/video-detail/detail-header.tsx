import type { ReactNode } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui/controls';
import { Avatar, Thumbnail } from '@portal/shared/ui/data';
import { Skeleton } from '@portal/shared/ui/feedback';
import * as styles from './detail-header.styles.ts';
import { detailTexts } from './texts.ts';
import type { ListedVideo } from './video-detail.tsx';

/** Shorts and longer videos alike are found there. */
const watchAddress = (id: string) => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

const Dot = () => (
  <span css={styles.dot} aria-hidden>
    ·
  </span>
);

export type DetailHeaderProps = {
  /** Undefined while nothing is known of it. */
  video: ListedVideo | undefined;
  /** Below the facts. */
  children: ReactNode;
};

/** Which video it is, whose, and since when. */
export const DetailHeader = ({ video, children }: DetailHeaderProps) => {
  const { t } = detailTexts.useTexts();
  const format = useFormat();
  return (
    <div css={styles.header}>
      <Thumbnail src={video?.thumbnail || null} size="detail" css={styles.still} />
      <div css={styles.words}>
        <h2 css={styles.title}>{video?.title ?? <Skeleton width="60%" height={20} />}</h2>
        {video ? (
          <p css={styles.meta}>
            <span css={styles.channel}>
              <Avatar name={video.channel.name} src={video.channel.thumbnail} size={18} />
              {video.channel.name}
            </span>
            {video.published_on !== null && (
              <>
                <Dot />
                <time dateTime={video.published_on}>
                  {t('published', { date: format.date(video.published_on) })}
                </time>
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
        ) : (
          <Skeleton width="40%" height={14} />
        )}
        {children}
      </div>
    </div>
  );
};
