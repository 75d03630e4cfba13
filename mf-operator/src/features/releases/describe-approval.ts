import type { TranslateText } from '@portal/shared/i18n';
import type { Site } from '../../components/sites.api.ts';
import type ko from '../../locales/ko.json';

/** What was reached: that a second person approves, that the end of it waits for one, or that it has ended. */
export const describeApproval = (
  t: TranslateText<typeof ko>,
  name: string,
  { required, off_asked_by: askedBy }: Site['approval'],
): string => {
  const done = required ? (askedBy === null ? 'required' : 'asked') : 'ended';
  return t(`releases.approval.done.${done}`, { name });
};
