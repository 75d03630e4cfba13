import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { token } from '@portal/shared/theme';
import { Icon, visuallyHidden } from '@portal/shared/ui/controls';
import { Avatar } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import type { Video } from './videos.api.ts';

const styles = {
  dot: css({ color: token.color.text4 }),
  name: css({ overflow: 'hidden', textOverflow: 'ellipsis' }),
  track: css({ display: 'inline-flex', alignItems: 'center', gap: token.space[4], minWidth: 0 }),
};

const Dot = () => (
  <span css={styles.dot} aria-hidden>
    ·
  </span>
);

export type VideoMetaProps = {
  video: Video;
  /** The last day on screen: the year of a date is only written where it is another one. */
  today: string;
  /** Channel and date only, where there is no room for more. */
  isShort?: boolean;
};

/** Whose video it is, since when it is there, and which track it uses. */
export const VideoMeta = ({ video, today, isShort = false }: VideoMetaProps) => {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { channel, published_on: published, track } = video;
  const isThisYear = published?.slice(0, 4) === today.slice(0, 4);
  return (
    <>
      {!isShort && <Avatar name={channel.name} src={channel.thumbnail} size={14} />}
      <span css={styles.name}>{channel.name}</span>
      {published !== null && (
        <>
          {isShort ? ' · ' : <Dot />}
          <time dateTime={published}>
            {isThisYear ? format.shortDate(published) : format.date(published)}
          </time>
        </>
      )}
      {track && !isShort && (
        <>
          <Dot />
          <span css={styles.track} title={`${track.title} (${track.isrc})`}>
            <Icon name="music" size={12} />
            <span css={visuallyHidden}>{t('video.track')}</span>
            <span css={styles.name}>{track.title}</span>
          </span>
        </>
      )}
    </>
  );
};
