import { IconButton } from '@portal/shared/ui/controls';
import * as styles from './player.styles.ts';
import { playerTexts } from './player-texts.ts';
import type { PlayerAudio } from './use-audio.ts';

export type VolumeControlProps = {
  audio: Pick<PlayerAudio, 'volume' | 'setVolume' | 'isMuted' | 'setMuted'>;
};

/** The button that mutes, and the volume where there is space; phones have keys for it. */
export function VolumeControl({ audio: { volume, setVolume, isMuted, setMuted } }: VolumeControlProps) {
  const { t } = playerTexts.useTexts();
  const isSilent = isMuted || volume === 0;
  return (
    <span css={styles.volume}>
      <IconButton
        icon={isSilent ? 'muted' : 'volume'}
        label={t(isMuted ? 'unmute' : 'mute')}
        onClick={() => setMuted(!isMuted)}
      />
      <input
        css={styles.volumeRange}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={isMuted ? 0 : volume}
        aria-label={t('volume')}
        onChange={({ target }) => {
          setMuted(false);
          setVolume(Number(target.value));
        }}
      />
    </span>
  );
}
