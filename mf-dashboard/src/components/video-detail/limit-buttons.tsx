import { css } from '@emotion/react';
import { usePatchQuery } from '@portal/shared/routing';
import { token } from '@portal/shared/theme';
import { Button } from '@portal/shared/ui/controls';
import { detailTexts } from './texts.ts';
import type { NavigableList, VideoDetailProps } from './video-detail.tsx';

const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[8],
  marginBottom: token.space[12],
});

export type LimitButtonsProps = {
  video: NavigableList['videos'][number];
  onLimit: NonNullable<VideoDetailProps['onLimit']>;
};

/** Limits the page behind the modal to the channel or track of the video, and closes it. */
export const LimitButtons = ({ video, onLimit }: LimitButtonsProps) => {
  const { t } = detailTexts.useTexts();
  const patchQuery = usePatchQuery();
  const limit: typeof onLimit = (change) => {
    // The modal's history entry becomes that of the limited page, so that Back does not open the modal.
    patchQuery({ videoDetail: null }, { history: 'replace', state: null });
    onLimit(change);
  };
  const { channel, track } = video;
  return (
    <div css={buttons}>
      <Button size="sm" onClick={() => limit({ channel: channel.id })}>
        {t('only.channel', { name: channel.name })}
      </Button>
      {track && (
        <Button size="sm" onClick={() => limit({ track: track.isrc })}>
          {t('only.track', { name: track.title })}
        </Button>
      )}
    </div>
  );
};
