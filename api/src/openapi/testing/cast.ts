import type { Role } from '../../modules/member/member.tables.ts';
import { hashToken } from '../../modules/session/session-token.ts';
import { randomIds } from '../../platform/ids.ts';
import type { TestWorld } from '../../platform/testing/describe-databases.ts';
import { cheapPasswords } from '../../platform/testing/cheap-passwords.ts';
import { insertChannel, nextNumber } from '../../platform/testing/fixtures.ts';
import { PortalClient, TEST_BINDING } from '../../platform/testing/portal-client.ts';

export const PASSWORD = 'walk-password';
const DAY_MS = 86_400_000;
/** Hashed once: the tests make hundreds of people. */
let passwordHash: Promise<string> | undefined;

/** Somebody with an account, and a word that stands in everything that is theirs. */
export type Person = {
  domain: string;
  accountId: string;
  id: string;
  role: Role;
  email: string;
  secret: string;
  client: PortalClient;
  /** Of a manager: somebody and something that stays there while calls take others away. */
  memberId?: string;
  channelId?: string;
};

/** A session of a person, made as the server would make it at another time. */
export const signIn = async (
  world: TestWorld,
  person: Pick<Person, 'accountId' | 'id'>,
  { expiresInMs = DAY_MS, binding = TEST_BINDING } = {},
) => {
  const token = randomIds.token();
  const now = world.clock.now();
  await world.db
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

/** Makes a person; a member belongs to the manager given. */
export const addPerson = async (
  world: TestWorld,
  { domain, role, manager }: { domain: string; role: Role; manager?: Person },
): Promise<Person> => {
  const id = randomIds.uuid();
  const accountId = manager?.accountId ?? id;
  const secret = `secret${nextNumber()}x`;
  const email = `${secret}@example.com`;
  const now = world.clock.now();
  passwordHash ??= cheapPasswords.hash(PASSWORD);
  await world.db
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
  await world.db
    .insertInto('login')
    .values({ domain, email_key: email, account_id: accountId, member_id: id })
    .execute();
  if (role === 'member')
    await world.db
      .insertInto('fee_rate')
      .values({
        account_id: accountId,
        member_id: id,
        from_day: '2026-01-01',
        until_day: '9999-12-31',
        basis_points: 500,
      })
      .execute();
  const client = new PortalClient(world.app, domain, await signIn(world, { accountId, id }));
  return { domain, accountId, id, role, email, secret, client };
};

/** A channel with a video and a day of figures. Its names hold the secret of whose it is. */
export const addChannel = async (world: TestWorld, owner: Person, members: readonly Person[] = []) => {
  const { accountId, domain } = owner;
  const secret = (members[0] ?? owner).secret;
  const id = await insertChannel(world, accountId, {
    name: `Channel of ${secret}`,
    handle: `@${secret}.${nextNumber()}`,
    members: members.map((member) => member.id),
  });
  const videoId = `v${String(nextNumber()).padStart(10, '0')}`;
  await world.db
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
      fetched_at: world.clock.now(),
    })
    .execute();
  return { id, videoId, domain };
};

export const addNotice = async (world: TestWorld, domain: string, secret: string) => {
  const id = randomIds.uuid();
  await world.db
    .insertInto('notice')
    .values({
      id,
      domain,
      title: JSON.stringify({ ko: `Notice of ${secret}` }),
      body: JSON.stringify({ ko: `<p>${secret}</p>` }),
      pinned: false,
      published_at: new Date(world.clock.now().getTime() - DAY_MS),
    })
    .execute();
  return id;
};

export const addView = async (world: TestWorld, { accountId, id: memberId, secret }: Person) => {
  const id = randomIds.uuid();
  await world.db
    .insertInto('saved_view')
    .values({
      ...{ account_id: accountId, member_id: memberId, id, path: '/dashboard', query: '' },
      ...{ name: `View of ${secret} ${nextNumber()}`, is_default: false },
    })
    .execute();
  return id;
};

/** A manager with two members, a channel for each of them and one that nobody is assigned to. */
export const addTenant = async (world: TestWorld, domain: string) => {
  const manager = await addPerson(world, { domain, role: 'manager' });
  const member = await addPerson(world, { domain, role: 'member', manager });
  const sibling = await addPerson(world, { domain, role: 'member', manager });
  await addChannel(world, manager, [member]);
  await addChannel(world, manager, [sibling]);
  manager.channelId = (await addChannel(world, manager)).id;
  manager.memberId = (await addPerson(world, { domain, role: 'member', manager })).id;
  return { manager, member, sibling };
};

export type Tenant = Awaited<ReturnType<typeof addTenant>>;
