import type { Role } from '@portal/shared/facts';
import { hashToken } from '../../access/session/session-token.ts';
import { randomIds } from '../../platform/ids.ts';
import type { TestApi } from '../../platform/testing/describe-databases.ts';
import { cheapPasswords } from '../../platform/testing/cheap-passwords.ts';
import { createClient, insertChannel, nextNumber } from '../../platform/testing/fixtures.ts';
import { type PortalClient, TEST_BINDING } from '../../platform/testing/portal-client.ts';

export const PASSWORD = 'walk-password';
const DAY_MS = 86_400_000;
/** Hashed once, because the tests create hundreds of accounts. */
let passwordHash: Promise<string> | undefined;

/** An account with a secret word that is part of every name it owns. */
export type TestAccount = {
  domain: string;
  accountId: string;
  id: string;
  role: Role;
  email: string;
  secret: string;
  client: PortalClient;
  /** Of a manager: a member and a channel that no call deletes. */
  memberId?: string;
  channelId?: string;
};

/** Inserts a session of an account; its expiry may be in the past. */
export const insertSession = async (
  api: TestApi,
  person: Pick<TestAccount, 'accountId' | 'id'>,
  { expiresInMs = DAY_MS, binding = TEST_BINDING } = {},
) => {
  const token = randomIds.token();
  const now = api.clock.now();
  await api.db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      binding_hash: hashToken(binding),
      account_id: person.accountId,
      member_id: person.id,
      created_at: now,
      expires_at: new Date(now.getTime() + expiresInMs),
    })
    .execute();
  return token;
};

/** Inserts an account; a member belongs to the manager given. */
export const insertAccount = async (
  api: TestApi,
  { domain, role, manager }: { domain: string; role: Role; manager?: TestAccount },
): Promise<TestAccount> => {
  const id = randomIds.uuid();
  const accountId = manager?.accountId ?? id;
  const secret = `secret${nextNumber()}x`;
  const email = `${secret}@example.com`;
  const now = api.clock.now();
  passwordHash ??= cheapPasswords.hash(PASSWORD, 'test');
  await api.db
    .insertInto('member')
    .values({
      account_id: accountId,
      id,
      domain,
      role,
      email,
      nickname: secret,
      password_hash: await passwordHash,
      channel_url: null,
      registered_at: now,
    })
    .execute();
  await api.db
    .insertInto('login')
    .values({ domain, email_key: email, account_id: accountId, member_id: id })
    .execute();
  if (role === 'member')
    await api.db
      .insertInto('fee_rate')
      .values({
        account_id: accountId,
        member_id: id,
        from_day: '2026-01-01',
        until_day: '9999-12-31',
        basis_points: 500,
      })
      .execute();
  const client = createClient(api, domain, await insertSession(api, { accountId, id }));
  return { domain, accountId, id, role, email, secret, client };
};

/** A channel with a video, named after its owner's secret. */
export const addChannel = async (api: TestApi, owner: TestAccount, members: readonly TestAccount[] = []) => {
  const { accountId, domain } = owner;
  const secret = (members[0] ?? owner).secret;
  const id = await insertChannel(api, accountId, {
    name: `Channel of ${secret}`,
    handle: `@${secret}.${nextNumber()}`,
    members: members.map((member) => member.id),
  });
  const videoId = `v${String(nextNumber()).padStart(10, '0')}`;
  await api.db
    .insertInto('video')
    .values({
      account_id: accountId,
      id: videoId,
      channel_id: id,
      title: `Video of ${secret}`,
      thumbnail: '/media/thumbnail/1.svg',
      published_on: '2026-02-01',
      duration_seconds: 30,
      isrc: null,
      fetched_at: api.clock.now(),
    })
    .execute();
  return { id, videoId, domain };
};

export const addNotice = async (api: TestApi, domain: string, secret: string) => {
  const id = randomIds.uuid();
  await api.db
    .insertInto('notice')
    .values({
      id,
      domain,
      title: JSON.stringify({ ko: `Notice of ${secret}` }),
      body: JSON.stringify({ ko: `<p>${secret}</p>` }),
      pinned: false,
      published_at: new Date(api.clock.now().getTime() - DAY_MS),
    })
    .execute();
  return id;
};

export const addView = async (api: TestApi, { accountId, id: memberId, secret }: TestAccount) => {
  const id = randomIds.uuid();
  await api.db
    .insertInto('saved_view')
    .values({
      account_id: accountId,
      member_id: memberId,
      id,
      path: '/dashboard',
      query: '',
      name: `View of ${secret} ${nextNumber()}`,
      is_default: false,
    })
    .execute();
  return id;
};

/** A manager with two members, a channel for each of them and one without a member. */
export const addTenant = async (api: TestApi, domain: string) => {
  const manager = await insertAccount(api, { domain, role: 'manager' });
  const member = await insertAccount(api, { domain, role: 'member', manager });
  const sibling = await insertAccount(api, { domain, role: 'member', manager });
  await addChannel(api, manager, [member]);
  await addChannel(api, manager, [sibling]);
  manager.channelId = (await addChannel(api, manager)).id;
  manager.memberId = (await insertAccount(api, { domain, role: 'member', manager })).id;
  return { manager, member, sibling };
};

export type Tenant = Awaited<ReturnType<typeof addTenant>>;
