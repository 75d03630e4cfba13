import { useFormat } from '@portal/shared/i18n';
import { useFreshness } from '../freshness/freshness.api.ts';
import type { DateRange } from './period.ts';

/**
 * Returns a function that formats a period as briefly as possible. With enough space the year is included, except in
 * English, where months are words; otherwise only when it is not the year of the latest day.
 */
export const useFormatPeriod = () => {
  const format = useFormat();
  const { data } = useFreshness();
  const newest = data?.latest_day?.slice(0, 4);
  return ({ from, to }: DateRange, { hasRoom = false } = {}): string => {
    const isThisYear = [from, to].every((day) => day.slice(0, 4) === newest);
    const isShort = isThisYear && !(hasRoom && format.language !== 'en');
    return isShort ? format.shortRange(from, to) : format.range(from, to);
  };
};
