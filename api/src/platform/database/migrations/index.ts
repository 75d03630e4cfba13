import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as channels from './0001-channels.ts';
import * as content from './0001-content.ts';
import * as facts from './0002-facts.ts';
import * as release from './0003-release.ts';

/** Every migration by name; they run in the order of their names. A new one is a file and a line here. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0001-channels': channels,
  '0001-content': content,
  '0002-facts': facts,
  '0003-release': release,
};
