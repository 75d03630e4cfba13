import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';
import { Icon, singleLineEllipsis, visuallyHidden } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import type { Video } from './videos.api.ts';

const styles = {
  track: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[4],
    minWidth: 0,
    maxWidth: '100%',
  }),
  name: css(singleLineEllipsis),
};

export type TrackNameProps = { track: NonNullable<Video['track']> };

/** The track of a video. */
export const TrackName = ({ track }: TrackNameProps) => {
  const { t } = texts.useTexts();
  return (
    <span css={styles.track} title={`${track.title} (${track.isrc})`}>
      <Icon name="music" size={12} />
      <span css={visuallyHidden}>{t('video.track')}</span>
      <span css={styles.name}>{track.title}</span>
    </span>
  );
};
