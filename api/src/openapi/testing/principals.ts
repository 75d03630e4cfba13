import { sql } from 'kysely';
import type { Caller } from '../../platform/http/access-table.ts';
import type { TestWorld } from '../../platform/testing/describe-databases.ts';
import { insertSite } from '../../platform/testing/fixtures.ts';
import { PortalClient } from '../../platform/testing/portal-client.ts';
import { TRACK } from './examples.ts';
import { addNotice, addPerson, addTenant, type Person, signIn, type Tenant } from './cast.ts';

/** Everybody who plays a part: two partners on one domain, one on another, an operator. */
export type Cast = {
  home: Tenant;
  rival: Tenant;
  foreign: Tenant;
  operator: Person;
  /** Words of what each domain shows to everybody on it. */
  notices: { home: string; foreign: string; console: string };
};

/** A key is set, and nobody is there to ask with it. */
export const environment = { YOUTUBE_API_KEY: 'key', YOUTUBE_API_ROOT: 'http://127.0.0.1:1/' };

export const DOMAINS = { home: 'home.test', foreign: 'foreign.test', console: 'console.test' } as const;

/** The domains the cast plays on, made once. */
export const makeDomains = async (world: TestWorld) => {
  // Hundreds of people come and go, none of whom has to survive a power loss.
  await sql`set synchronous_commit = off`.execute(world.db);
  for (const domain of Object.values(DOMAINS))
    await insertSite(world, { domain, is_console: domain === DOMAINS.console });
  await sql`insert into track (isrc, title, artist, cover, category, duration_seconds)
    values (${TRACK}, 'Track', 'Artist', '/media/cover/1.svg', 'bgm', 60)`.execute(world.db);
};

export const makeCast = async (world: TestWorld): Promise<Cast> => {
  const [home, rival] = [await addTenant(world, DOMAINS.home), await addTenant(world, DOMAINS.home)];
  const foreign = await addTenant(world, DOMAINS.foreign);
  const operator = await addPerson(world, { domain: DOMAINS.console, role: 'operator' });
  const notices = { home: 'noticesHome', foreign: 'noticesForeign', console: 'noticesConsole' };
  for (const key of ['home', 'foreign', 'console'] as const)
    await addNotice(world, DOMAINS[key], notices[key]);
  return { home, rival, foreign, operator, notices };
};

/** A way of calling, and what it must come to where the table alone does not say. */
export type Principal = {
  name: string;
  caller: Caller;
  /** Whose eyes it looks with; absent for those who are nobody. */
  person?: Person;
  client: PortalClient;
  headers?: Record<string, string>;
  /** Turned away before anybody asks for the role. */
  isStray?: boolean;
  /** Of the same manager, but nothing of this one's. */
  sibling?: Person;
  rival: Tenant;
  /** Somebody on a domain that is not the caller's. */
  elsewhere: Tenant;
  /** Words that no answer to it may hold. */
  forbidden: readonly string[];
};

const secretsOf = ({ manager, member, sibling }: Tenant) => [manager.secret, member.secret, sibling.secret];

export const principalsOf = async (world: TestWorld, cast: Cast): Promise<Principal[]> => {
  const { home, rival, foreign, operator, notices } = cast;
  const withToken = (domain: string, token = '') => new PortalClient(world.app, domain, token);
  const expired = await signIn(world, home.manager, { expiresInMs: -1 });
  // In a browser of its own, because signing out ends all sessions of a browser.
  const binding = 'binding-of-another-browser';
  const revoked = withToken(DOMAINS.home, await signIn(world, home.manager, { binding }));
  revoked.binding = binding;
  await revoked.post('/member/logout', {});
  const gone = await addPerson(world, { domain: DOMAINS.home, role: 'manager' });
  await world.db.deleteFrom('member').where('account_id', '=', gone.accountId).execute();

  const all = [home, rival, foreign].flatMap(secretsOf);
  const atHome = { rival, elsewhere: foreign };
  const nobody = { ...atHome, caller: 'nobody', forbidden: [...all, ...Object.values(notices)] } as const;
  const others = [...secretsOf(rival), ...secretsOf(foreign), notices.foreign, notices.console];
  const ofHome = { ...atHome, forbidden: others };
  const manager = {
    ...ofHome,
    caller: 'manager',
    person: home.manager,
    client: home.manager.client,
  } as const;
  return [
    { ...nobody, name: 'nobody', client: withToken(DOMAINS.home) },
    { ...nobody, name: 'an expired session', client: withToken(DOMAINS.home, expired) },
    { ...nobody, name: 'a revoked session', client: revoked },
    { ...nobody, name: 'somebody withdrawn', client: gone.client },
    {
      ...ofHome,
      ...{ name: 'a member', caller: 'member', person: home.member, client: home.member.client },
      sibling: home.sibling,
      forbidden: [...others, home.sibling.secret, home.manager.secret],
    },
    {
      ...ofHome,
      ...{ name: 'another member', caller: 'member', person: home.sibling, client: home.sibling.client },
      sibling: home.member,
      forbidden: [...others, home.member.secret, home.manager.secret],
    },
    { ...manager, name: 'the manager' },
    { ...manager, name: 'the manager with the flag of a playlist', headers: { 'x-mcn-playlist': '1' } },
    {
      ...{ name: 'another manager of the domain', caller: 'manager' },
      ...{ person: rival.manager, client: rival.manager.client, rival: home, elsewhere: foreign },
      forbidden: [...secretsOf(home), ...secretsOf(foreign), notices.foreign, notices.console],
    },
    {
      ...{ name: 'a manager of another domain', caller: 'manager' },
      ...{ person: foreign.manager, client: foreign.manager.client, rival: home, elsewhere: home },
      forbidden: [...secretsOf(home), ...secretsOf(rival), notices.home, notices.console],
    },
    {
      ...{ ...nobody, name: 'a manager of another domain on this one', isStray: true },
      client: withToken(DOMAINS.home, foreign.manager.client.token),
    },
    {
      ...{ name: 'an operator', caller: 'operator', person: operator, client: operator.client },
      ...{ rival, elsewhere: foreign, forbidden: [...all, notices.home, notices.foreign] },
    },
    {
      ...{ ...nobody, name: 'an operator on a partner’s domain', isStray: true },
      client: withToken(DOMAINS.home, operator.client.token),
    },
  ];
};
