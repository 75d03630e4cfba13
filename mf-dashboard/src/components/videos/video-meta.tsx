import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';
import { Avatar, Facts } from '@portal/shared/ui/data';
import { PublishedDate } from './published-date.tsx';
import { TrackName } from './track-name.tsx';
import type { Video } from './videos.api.ts';

const styles = {
  dot: css({ color: token.color.text4 }),
  name: css({ overflow: 'hidden', textOverflow: 'ellipsis' }),
};

const Dot = () => (
  <span css={styles.dot} aria-hidden>
    ·
  </span>
);

export type VideoMetaProps = {
  video: Video;
  /** The last day on screen. */
  today: string;
  /** Shows channel and date only, where space is limited. */
  isShort?: boolean;
  /** Shows the channel only, where the rest has its own columns. */
  isChannelOnly?: boolean;
};

/** Channel, publication date and track of a video. */
export const VideoMeta = ({ video, today, isShort = false, isChannelOnly = false }: VideoMetaProps) => {
  const { channel, published_on: published, track } = video;
  const date = published !== null && !isChannelOnly && <PublishedDate date={published} today={today} />;
  if (isShort) return <Facts items={[channel.name, date]} />;
  return (
    <>
      <Avatar name={channel.name} src={channel.thumbnail} size={14} />
      <span css={styles.name}>{channel.name}</span>
      {date && <Dot />}
      {date}
      {track && !isChannelOnly && (
        <>
          <Dot />
          <TrackName track={track} />
        </>
      )}
    </>
  );
};
