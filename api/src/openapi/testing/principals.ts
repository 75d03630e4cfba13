import { sql } from 'kysely';
import type { TestApi } from '../../platform/testing/describe-databases.ts';
import { createClient, insertSite } from '../../platform/testing/fixtures.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';
import { TRACK } from './music-examples.ts';
import {
  addNotice,
  insertAccount,
  addTenant,
  type TestAccount,
  insertSession,
  type Tenant,
} from './test-accounts.ts';
import type { Caller } from '../../platform/http/access-rule.ts';

/** The accounts of the access tests: two partners on one domain, one on another, an operator. */
export type TestAccounts = {
  home: Tenant;
  rival: Tenant;
  foreign: Tenant;
  operator: TestAccount;
  /** Words in the notices of each domain. */
  notices: { home: string; foreign: string; console: string };
};

/** Sets a Data API key and an unreachable Data API. */
export const environment = { YOUTUBE_API_KEY: 'key', YOUTUBE_API_ROOT: 'http://127.0.0.1:1/' };

export const DOMAINS = { home: 'home.test', foreign: 'foreign.test', console: 'console.test' } as const;

/** Creates the domains of the accounts, once per database. */
export const createDomains = async (api: TestApi) => {
  // Hundreds of accounts are written, none of which has to survive a power loss.
  await sql`set synchronous_commit = off`.execute(api.db);
  for (const domain of Object.values(DOMAINS))
    await insertSite(api, { domain, is_console: domain === DOMAINS.console });
  await sql`insert into track (isrc, title, artist, cover, category, duration_seconds)
    values (${TRACK}, 'Track', 'Artist', '/media/cover/1.svg', 'bgm', 60)`.execute(api.db);
};

export const createTestAccounts = async (api: TestApi): Promise<TestAccounts> => {
  const [home, rival] = [await addTenant(api, DOMAINS.home), await addTenant(api, DOMAINS.home)];
  const foreign = await addTenant(api, DOMAINS.foreign);
  const operator = await insertAccount(api, { domain: DOMAINS.console, role: 'operator' });
  const notices = { home: 'noticesHome', foreign: 'noticesForeign', console: 'noticesConsole' };
  for (const key of ['home', 'foreign', 'console'] as const) await addNotice(api, DOMAINS[key], notices[key]);
  return { home, rival, foreign, operator, notices };
};

/** A client, and the expected results where the access table alone does not decide them. */
export type Principal = {
  name: string;
  caller: Caller;
  /** The account behind the client; undefined without a session. */
  person?: TestAccount;
  client: PortalClient;
  headers?: Record<string, string>;
  /** Refused before the role is checked, because the session is of another domain. */
  isOnForeignDomain?: boolean;
  /** Another member of the same manager; the client has no access to its data. */
  sibling?: TestAccount;
  rival: Tenant;
  /** A partner on another domain than the caller's. */
  otherDomain: Tenant;
  /** Words that no response to this client may contain. */
  forbidden: readonly string[];
};

const listSecrets = ({ manager, member, sibling }: Tenant) => [manager.secret, member.secret, sibling.secret];

export const createPrincipals = async (api: TestApi, cast: TestAccounts): Promise<Principal[]> => {
  const { home, rival, foreign, operator, notices } = cast;
  const withToken = (domain: string, token = '') => createClient(api, domain, token);
  const expired = await insertSession(api, home.manager, { expiresInMs: -1 });
  // With a cookie of its own, because signing out ends all sessions of a browser.
  const binding = 'binding-of-another-browser';
  const revoked = withToken(DOMAINS.home, await insertSession(api, home.manager, { binding }));
  revoked.binding = binding;
  await revoked.post('/member/logout', {});
  const gone = await insertAccount(api, { domain: DOMAINS.home, role: 'manager' });
  await api.db.deleteFrom('member').where('account_id', '=', gone.accountId).execute();

  const all = [home, rival, foreign].flatMap(listSecrets);
  const atHome = { rival, otherDomain: foreign };
  const anonymous = {
    ...atHome,
    caller: 'anonymous',
    forbidden: [...all, ...Object.values(notices)],
  } as const;
  const others = [...listSecrets(rival), ...listSecrets(foreign), notices.foreign, notices.console];
  const ofHome = { ...atHome, forbidden: others };
  const manager = {
    ...ofHome,
    caller: 'manager',
    person: home.manager,
    client: home.manager.client,
  } as const;
  const withoutSession = withToken(DOMAINS.home);
  withoutSession.binding = '';
  return [
    { ...anonymous, name: 'an anonymous client', client: withoutSession },
    { ...anonymous, name: 'an expired session', client: withToken(DOMAINS.home, expired) },
    { ...anonymous, name: 'a revoked session', client: revoked },
    { ...anonymous, name: 'a withdrawn account', client: gone.client },
    {
      ...ofHome,
      name: 'a member',
      caller: 'member',
      person: home.member,
      client: home.member.client,
      sibling: home.sibling,
      forbidden: [...others, home.sibling.secret, home.manager.secret],
    },
    {
      ...ofHome,
      name: 'another member',
      caller: 'member',
      person: home.sibling,
      client: home.sibling.client,
      sibling: home.member,
      forbidden: [...others, home.member.secret, home.manager.secret],
    },
    { ...manager, name: 'the manager' },
    { ...manager, name: 'the manager with the flag of a playlist', headers: { 'x-mcn-playlist': '1' } },
    {
      name: 'another manager of the domain',
      caller: 'manager',
      person: rival.manager,
      client: rival.manager.client,
      rival: home,
      otherDomain: foreign,
      forbidden: [...listSecrets(home), ...listSecrets(foreign), notices.foreign, notices.console],
    },
    {
      name: 'a manager of another domain',
      caller: 'manager',
      person: foreign.manager,
      client: foreign.manager.client,
      rival: home,
      otherDomain: home,
      forbidden: [...listSecrets(home), ...listSecrets(rival), notices.home, notices.console],
    },
    {
      ...anonymous,
      name: 'a manager of another domain on this one',
      isOnForeignDomain: true,
      client: withToken(DOMAINS.home, foreign.manager.client.token),
    },
    {
      name: 'an operator',
      caller: 'operator',
      person: operator,
      client: operator.client,
      rival,
      otherDomain: foreign,
      forbidden: [...all, notices.home, notices.foreign],
    },
    {
      ...anonymous,
      name: 'an operator on a partner’s domain',
      isOnForeignDomain: true,
      client: withToken(DOMAINS.home, operator.client.token),
    },
  ];
};
