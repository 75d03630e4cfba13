import { addDays } from '@portal/shared/i18n';
import type { Format, TranslateText } from '@portal/shared/i18n';
import type { MemberDetail } from '../../components/member/members.api.ts';
import type ko from '../../locales/ko.json';

export type Assignment = MemberDetail['assignments'][number];

/** A channel may be assigned to a member several times. */
export const getAssignmentId = ({ channel, from_day: from }: Assignment) => `${channel.id} ${from ?? ''}`;

type Span = { from_day: string | null; until_day: string | null };

/** The days of a span in words; its end is the last day, not the day after it. */
export const formatDays = (
  { from_day: from, until_day: until }: Span,
  { t, format }: { t: TranslateText<typeof ko>; format: Format },
): string => {
  const last = until === null ? undefined : addDays(until, -1);
  if (from === null)
    return last === undefined ? t('days.always') : t('days.until', { day: format.date(last) });
  return last === undefined ? t('days.since', { day: format.date(from) }) : format.range(from, last);
};
