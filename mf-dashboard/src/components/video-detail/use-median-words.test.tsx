import { screen } from '@testing-library/react';
import type { Language } from '@portal/shared/i18n';
import { renderPortal } from '@portal/shared/testing';
import { useMedianWords } from './use-median-words.ts';

const RATIOS = [0.42, 0.99, 0.995, 1, 1.049, 1.05, 6.93];

/** The words of the three ratios that round to 1. */
const same = (words: string) => [words, words, words];

const Words = () => {
  const medianWords = useMedianWords();
  return (
    <ul>
      {RATIOS.map((times) => (
        <li key={times}>{medianWords(times)}</li>
      ))}
    </ul>
  );
};

it.each<[Language, string[]]>([
  [
    'ko',
    [
      '채널 중앙값의 42%',
      '채널 중앙값의 99%',
      ...same('채널 중앙값과 비슷해요'),
      '채널 중앙값의 1.1배',
      '채널 중앙값의 6.9배',
    ],
  ],
  [
    'en',
    [
      '42% of the median',
      '99% of the median',
      ...same('about the median'),
      '1.1 times the median',
      '6.9 times the median',
    ],
  ],
  [
    'zh-CN',
    [
      '频道中位数的 42%',
      '频道中位数的 99%',
      ...same('与频道中位数相当'),
      '频道中位数的 1.1 倍',
      '频道中位数的 6.9 倍',
    ],
  ],
  [
    'zh-TW',
    [
      '頻道中位數的 42%',
      '頻道中位數的 99%',
      ...same('與頻道中位數相當'),
      '頻道中位數的 1.1 倍',
      '頻道中位數的 6.9 倍',
    ],
  ],
])('useMedianWords has no number for a ratio that rounds to 1 in %s', async (language, words) => {
  await renderPortal(<Words />, { language });

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(words);
});
