import { CHANNEL_STATUS } from '@portal/shared/facts';
import type { Insertable } from 'kysely';
import type { ChannelTable } from '../../partners/channel/channel.tables.ts';
import type { SiteTable } from '../../content/site/site.tables.ts';
import { equalParts } from '../../partners/channel/assignment-plan.ts';
import { FIRST_DAY, LAST_DAY } from '../day-span.ts';
import { randomIds } from '../ids.ts';
import type { TestApi, TestServer } from './describe-databases.ts';
import { PortalClient } from './portal-client.ts';

export const PASSWORD = 'right-password';
let lastNumber = 0;

/** A number that is unique in this test run. */
export const nextNumber = () => {
  lastNumber += 1;
  return lastNumber;
};

/** Inserts a site with a unique domain, so that tests need not clean up after each other. */
export const insertSite = async (api: TestServer, given: Partial<Insertable<SiteTable>> = {}) => {
  const domain = given.domain ?? `site${nextNumber()}.test`;
  await api.db
    .insertInto('site')
    .values({
      name: 'A site',
      design_id: 'mcn-1',
      color_primary: '#5B5BD6',
      color_primary_dim: '#4A4AB0',
      logo_favicon: '/media/favicon.svg',
      logo_meta: '/media/share.svg',
      exclusive_logo: null,
      is_playlist: false,
      is_console: false,
      default_language: 'ko',
      default_currency: 'KRW',
      tagline: JSON.stringify({ ko: { title: '제목', text: '글' }, en: { title: 'Title', text: 'Text' } }),
      channel_verify_needed: true,
      password_minimum: 4,
      created_at: api.clock.now(),
      ...given,
      domain,
    })
    .execute();
  return domain;
};

/**
 * A client of a session. It does not hold the app itself: the test runner keeps what ended suites refer to, and a closed app
 * is some ten megabytes.
 */
export const createClient = (api: TestServer, domain: string, token: string) =>
  new PortalClient({ inject: (request) => api.app.inject(request) }, domain, token);

/** A client without a session. */
export const createAnonymousClient = (api: TestServer, domain: string) => createClient(api, domain, '');

/** Signs up a manager on the domain and returns a signed-in client. */
export const joinManager = async (api: TestApi, domain: string) => {
  const email = `manager${nextNumber()}@example.com`;
  const client = createAnonymousClient(api, domain);
  const body = { email, password: PASSWORD, password_confirmation: PASSWORD, nickname: 'Manager' };
  const reply = await client.post('/v2/mcn/join', body);
  if (reply.status !== 200) throw new Error(`The sign-up was refused: ${JSON.stringify(reply.body)}`);
  client.token = reply.body.token;
  const me = await client.get('/member/me');
  // The response's schema guarantees this.
  const id = me.body.account.id as string;
  return { client, email, id };
};

/** Adds a member of the manager and returns a signed-in client. */
export const addMember = async (api: TestApi, manager: PortalClient) => {
  const email = `member${nextNumber()}@example.com`;
  const reply = await manager.post('/member/mcn/add', {
    user_id: email,
    password: PASSWORD,
    nickname: 'Member',
  });
  const client = await createAnonymousClient(api, manager.domain).signIn(email, PASSWORD);
  // The response's schema guarantees this.
  const id = reply.body.account.id as string;
  return { client, email, id };
};

/** Assigns a channel to members in equal parts, on every day. */
export const assignMembers = async (
  api: TestApi,
  { accountId, channelId }: { accountId: string; channelId: string },
  members: readonly string[],
) => {
  if (members.length === 0) return;
  const parts = equalParts(members.length);
  await api.db
    .insertInto('channel_member')
    .values(
      members.map((member, index) => ({
        account_id: accountId,
        channel_id: channelId,
        member_id: member,
        assigned_at: api.clock.now(),
        from_day: FIRST_DAY,
        until_day: LAST_DAY,
        part: parts[index] ?? 0,
      })),
    )
    .execute();
};

/** Inserts a channel of an account, assigned to the given members on every day. */
export const insertChannel = async (
  api: TestApi,
  accountId: string,
  given: Partial<Insertable<ChannelTable>> & { members?: readonly string[] } = {},
) => {
  const { members = [], ...columns } = given;
  const id = randomIds.uuid();
  const number = nextNumber();
  await api.db
    .insertInto('channel')
    .values({
      account_id: accountId,
      id,
      youtube_id: `UC${String(number).padStart(22, '0')}`,
      name: `Channel ${number}`,
      handle: `@channel${number}`,
      thumbnail: '/media/channel.svg',
      category: 'bgm',
      status: CHANNEL_STATUS.approved,
      verification: 'verified',
      verification_code: null,
      registered_at: api.clock.now(),
      approved_at: null,
      held_at: null,
      reviewed_at: null,
      ...columns,
    })
    .execute();
  await assignMembers(api, { accountId, channelId: id }, members);
  return id;
};
