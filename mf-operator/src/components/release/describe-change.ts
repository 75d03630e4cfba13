import type { TranslateText } from '@portal/shared/i18n';
import type ko from '../../locales/ko.json';
import type { GuardStop } from '../sites.api.ts';

/** A difference between two release sets. */
export type ReleaseChange = NonNullable<GuardStop['changes']>[number];

/** What a move did to the shell or to one remote. */
export const describeChange = (
  t: TranslateText<typeof ko>,
  { kind, remote = '', version = '', from, to }: ReleaseChange,
): string => {
  const none = t('releases.change.none');
  return t(`releases.change.${kind}`, { remote, version, from: from ?? none, to: to ?? none });
};
