import type { Format, TranslateText } from '@portal/shared/i18n';
import type ko from '../../locales/ko.json';
import type { MoveResult } from './releases.api.ts';

/** That a domain was moved, and its canary with it, or when its move is made, and whether a second person has to approve it. */
export const describeMove = (
  t: TranslateText<typeof ko>,
  format: Format,
  name: string,
  { planned, stopped }: Pick<MoveResult, 'planned' | 'stopped'>,
): string => {
  if (!planned) return t(stopped ? 'releases.doneStopped' : 'releases.done', { name });
  if (planned.at === null) return t('releases.planned', { name });
  const key = planned.needs_approval ? 'releases.plannedUnapproved' : 'releases.plannedAt';
  return t(key, { name, at: format.dateTime(planned.at) });
};
