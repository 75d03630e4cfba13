import { Thumbnail } from '@portal/shared/ui/data';
import type { PricedVideo } from './prices.api.ts';
import * as styles from './prices.styles.ts';

export type PricedVideoButtonProps = {
  video: PricedVideo;
  onOpen: (id: string) => void;
  onApproach: () => void;
};

/** The video with the price, as a button that opens it. */
export const PricedVideoButton = ({ video, onOpen, onApproach }: PricedVideoButtonProps) => (
  <button
    type="button"
    css={styles.video}
    title={`${video.title} · ${video.channel.name}`}
    onClick={() => onOpen(video.id)}
    onPointerEnter={onApproach}
    onFocus={onApproach}
  >
    <Thumbnail src={video.thumbnail || null} size="compact" />
    <span css={styles.words}>
      <span css={styles.title}>{video.title}</span>
      <span css={styles.channel}>{video.channel.name}</span>
    </span>
  </button>
);
