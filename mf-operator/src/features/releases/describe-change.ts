import type { TranslateText } from '@portal/shared/i18n';
import type ko from '../../locales/ko.json';
import type { LoggedMove, ReleaseChange } from './releases.api.ts';

const TOKEN = 'token ';

/** Names of the log that are neither people nor tokens. */
const PROGRAMS = {
  'command line': 'commandLine',
  'start-up': 'server',
  server: 'afterFreeze',
  rollout: 'rollout',
  guard: 'guard',
} as const;

const isProgram = (by: string): by is keyof typeof PROGRAMS => Object.hasOwn(PROGRAMS, by);

/** What a move did to the shell or to one remote. */
export const describeChange = (
  t: TranslateText<typeof ko>,
  { kind, remote = '', version = '', from, to }: ReleaseChange,
): string => {
  const none = t('releases.change.none');
  return t(`releases.change.${kind}`, { remote, version, from: from ?? none, to: to ?? none });
};

/** Who moved a domain: a person, a token, the command line, or the server by itself. */
export const describeMover = (
  t: TranslateText<typeof ko>,
  { moved_by: by, moved_by_email: email }: Pick<LoggedMove, 'moved_by' | 'moved_by_email'>,
): string => {
  if (email !== null) return email;
  if (by.startsWith(TOKEN)) return t('releases.mover.token', { name: by.slice(TOKEN.length) });
  return isProgram(by) ? t(`releases.mover.${PROGRAMS[by]}`) : by;
};
