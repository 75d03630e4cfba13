import type { TranslateText } from '@portal/shared/i18n';
import type ko from '../../locales/ko.json';
import type { LoggedMove } from './releases.api.ts';

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

/** A token, the command line, or the server by itself; undefined for a person. */
export const describeProgram = (t: TranslateText<typeof ko>, by: string): string | undefined => {
  if (by.startsWith(TOKEN)) return t('releases.mover.token', { name: by.slice(TOKEN.length) });
  return isProgram(by) ? t(`releases.mover.${PROGRAMS[by]}`) : undefined;
};

/** Who moved a domain: a person by their sign-in, or a program. */
export const describeMover = (
  t: TranslateText<typeof ko>,
  { moved_by: by, moved_by_email: email }: Pick<LoggedMove, 'moved_by' | 'moved_by_email'>,
): string => email ?? describeProgram(t, by) ?? by;
