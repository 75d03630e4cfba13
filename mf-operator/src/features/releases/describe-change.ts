import type { TranslateText } from '@portal/shared/i18n';
import type ko from '../../locales/ko.json';
import type { LoggedMove, MoveResult, ReleaseChange } from './releases.api.ts';

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

/** That a domain was moved, or that its move waits for a second person. */
export const describeMove = (
  t: TranslateText<typeof ko>,
  name: string,
  { planned }: Pick<MoveResult, 'planned'>,
): string => t(planned ? 'releases.planned' : 'releases.done', { name });

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
