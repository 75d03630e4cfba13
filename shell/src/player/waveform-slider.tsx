import { useFormat } from '@portal/shared/i18n';
import type { PlayableTrack } from '@portal/shared/state';
import type { KeyboardEvent } from 'react';
import * as styles from './player.styles.ts';
import { playerTexts } from './player-texts.ts';

/** The parts of a preview by which keys move. */
const STEP = 0.05;
const PAGE = 0.2;

const parts: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  ArrowRight: STEP,
  ArrowUp: STEP,
  PageDown: -PAGE,
  PageUp: PAGE,
};

/** The bars of a waveform as one path: its middle is 50, and silence is a dot. */
const drawBars = (peaks: readonly number[]) =>
  peaks
    .map((peak, place) => {
      const height = Math.max(2, peak / 2 - 4);
      return `M${place * 4 + 2} ${50 - height}V${50 + height}`;
    })
    .join('');

export type WaveformSliderProps = {
  preview: PlayableTrack['preview'];
  position: number;
  onSeek: (seconds: number) => void;
};

/** The waveform of a preview, on which its position is shown and chosen. */
export function WaveformSlider({ preview: { seconds, peaks }, position, onSeek }: WaveformSliderProps) {
  const { t } = playerTexts.useTexts();
  const format = useFormat();
  const bars = drawBars(peaks);
  const handleKey = (event: KeyboardEvent) => {
    const part = parts[event.key];
    if (part === undefined) return;
    event.preventDefault();
    onSeek(position + part * seconds);
  };
  return (
    <span css={styles.waveform}>
      <svg css={styles.bars} viewBox={`0 0 ${peaks.length * 4} 100`} preserveAspectRatio="none" aria-hidden>
        <path d={bars} css={styles.barLine} />
        <path
          d={bars}
          css={styles.playedBar}
          style={{ clipPath: `inset(0 ${100 - (position / seconds) * 100}% 0 0)` }}
        />
      </svg>
      <input
        css={styles.range}
        type="range"
        min={0}
        max={seconds}
        step={0.1}
        value={position}
        aria-label={t('position')}
        aria-valuetext={t('at', { at: format.duration(position), total: format.duration(seconds) })}
        onChange={({ target }) => onSeek(Number(target.value))}
        onKeyDown={handleKey}
      />
    </span>
  );
}
