import { MAX_PEAK, PEAK_COUNT } from './preview-limits.ts';

/** Short enough that a waveform of one second has as many windows as peaks. */
const WINDOWS_PER_SECOND = 100;

/** Collects the loudness of a sound while it is decoded, so that only a piece of it is in memory. */
export const createWaveform = () => {
  const windows: number[] = [];
  let samples = 0;
  let rate = 0;
  let loudest = 0;
  let left = 0;

  const take = (channels: readonly Float32Array[], count: number, sampleRate: number) => {
    if (rate === 0) left = Math.round(sampleRate / WINDOWS_PER_SECOND);
    rate = sampleRate;
    samples += count;
    for (let index = 0; index < count; index += 1) {
      for (const channel of channels) loudest = Math.max(loudest, Math.abs(channel[index] ?? 0));
      left -= 1;
      if (left > 0) continue;
      windows.push(loudest);
      loudest = 0;
      left = Math.round(rate / WINDOWS_PER_SECOND);
    }
  };

  return {
    take,
    get seconds() {
      return rate === 0 ? 0 : samples / rate;
    },
    /** Levels from 0 to the loudest one of this sound; silence has zeros only. */
    readPeaks(): number[] {
      const top = windows.reduce((most, level) => Math.max(most, level), 0) || 1;
      return Array.from({ length: PEAK_COUNT }, (_, place) => {
        const from = Math.floor((place * windows.length) / PEAK_COUNT);
        const until = Math.max(from + 1, Math.floor(((place + 1) * windows.length) / PEAK_COUNT));
        const level = windows.slice(from, until).reduce((most, each) => Math.max(most, each), 0);
        return Math.round((level / top) * MAX_PEAK);
      });
    },
  };
};
