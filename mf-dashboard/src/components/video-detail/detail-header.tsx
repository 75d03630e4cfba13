import type { ReactNode } from 'react';
import { wrapText } from '@portal/shared/i18n';
import { Thumbnail } from '@portal/shared/ui/data';
import { Skeleton } from '@portal/shared/ui/feedback';
import * as styles from './detail-header.styles.ts';
import type { ListedVideo } from './video-detail.tsx';

export type DetailHeaderProps = {
  /** Undefined until the video is known. */
  video: ListedVideo | undefined;
  /** Below the title. */
  children: ReactNode;
};

/** The video's thumbnail and title. */
export const DetailHeader = ({ video, children }: DetailHeaderProps) => (
  <div css={styles.header}>
    <Thumbnail src={video?.thumbnail || null} size="detail" css={styles.still} />
    <div css={styles.words}>
      <h2 css={styles.title}>{video?.title ?? <Skeleton width="60%" height={20} />}</h2>
      {wrapText(children)}
    </div>
  </div>
);
