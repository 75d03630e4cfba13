import { useFormat } from '@portal/shared/i18n';
import { useFreshness } from '../freshness/freshness.api.ts';
import type { DateRange } from './period.ts';

/**
 * Writes two days in as few words as tell them apart. Where there is room the year is always there, but for English,
 * whose months are words; elsewhere only when it is not the year of the newest figures.
 */
export const usePeriodDays = () => {
  const format = useFormat();
  const { data } = useFreshness();
  const newest = data?.latest_day?.slice(0, 4);
  return ({ from, to }: DateRange, { hasRoom = false } = {}): string => {
    const isThisYear = [from, to].every((day) => day.slice(0, 4) === newest);
    const isShort = isThisYear && !(hasRoom && format.language !== 'en');
    return isShort ? format.shortRange(from, to) : format.range(from, to);
  };
};
