import { useFormat } from '@portal/shared/i18n';
import { detailTexts } from './texts.ts';

/** Ratios have one decimal: 6.9 times. */
const TIMES_DIGITS = 1;

/** Ratios that would read as 100 % or 1 time: they are rounded to whole percent below 1, and to one decimal above. */
const SAME = { from: 0.995, to: 1.05 };

/** Returns a function that compares with the channel's median in words: 6.9 times the median, or 42 % of it. */
export const useMedianWords = () => {
  const { t } = detailTexts.useTexts();
  const format = useFormat();
  return (times: number): string => {
    if (times >= SAME.from && times < SAME.to) return t('median.same');
    return times < 1
      ? t('median.share', { share: format.percent(times, 0) })
      : t('median.times', { times: format.decimal(times, TIMES_DIGITS) });
  };
};
