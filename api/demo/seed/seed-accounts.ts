import type { Role } from '@portal/shared/facts';
import { toEmailKey } from '../../src/access/account/account-directory.ts';
import { FIRST_DAY, LAST_DAY } from '../../src/platform/day-span.ts';
import { type DemoDomain, type DemoMember, getEmail, getHost } from '../domains/index.ts';
import { dateDaysAgo, timeDaysAgo, managerId, memberId, type SeedContext, seedId } from './seed-context.ts';

type SeededAccount = {
  accountId: string;
  id: string;
  role: Role;
  email: string;
  nickname: string;
  channelUrl: string | null;
  registered: number;
};

const insertAccount = async (
  context: SeedContext,
  domain: string,
  passwordHash: string,
  person: SeededAccount,
) => {
  const { trx } = context;
  await trx
    .insertInto('member')
    .values({
      account_id: person.accountId,
      id: person.id,
      domain,
      role: person.role,
      email: person.email,
      nickname: person.nickname,
      password_hash: passwordHash,
      channel_url: person.channelUrl,
      registered_at: timeDaysAgo(context, person.registered),
    })
    .execute();
  await trx
    .insertInto('login')
    .values({
      domain,
      email_key: toEmailKey(person.email),
      account_id: person.accountId,
      member_id: person.id,
    })
    .execute();
};

const insertFees = async (
  context: SeedContext,
  ids: { accountId: string; id: string },
  { fees }: DemoMember,
) => {
  const periods = fees.map(({ since, basisPoints }, index) => {
    const next = fees[index + 1];
    return {
      account_id: ids.accountId,
      member_id: ids.id,
      from_day: index === 0 ? FIRST_DAY : dateDaysAgo(context, since),
      until_day: next ? dateDaysAgo(context, next.since) : LAST_DAY,
      basis_points: basisPoints,
    };
  });
  await context.trx.insertInto('fee_rate').values(periods).execute();
};

const getChannelUrl = (domain: DemoDomain, number: number) => {
  const channel = domain.channels.find(({ members }) => members?.includes(number));
  return channel ? `https://www.youtube.com/${channel.handle}` : null;
};

/** Inserts a domain's manager, its members with their rates, or its operator. */
export const seedAccounts = async (context: SeedContext, domain: DemoDomain, passwordHash: string) => {
  const host = getHost(domain);
  const insert = (person: SeededAccount) => insertAccount(context, host, passwordHash, person);
  const plain = { channelUrl: null, registered: 400 };
  if (domain.operator) {
    const id = seedId(`${host}/operator`);
    await insert({
      ...plain,
      accountId: id,
      id,
      role: 'operator',
      email: getEmail('operator', domain),
      nickname: domain.operator,
    });
  }
  if (!domain.manager) return;
  const accountId = managerId(domain);
  await insert({
    ...plain,
    accountId,
    id: accountId,
    role: 'manager',
    email: getEmail('manager', domain),
    nickname: domain.manager,
  });
  for (const [index, member] of domain.members.entries()) {
    const number = index + 1;
    const ids = { accountId, id: memberId(domain, number) };
    await insert({
      ...ids,
      role: 'member',
      email: getEmail(`member${number}`, domain),
      nickname: member.nickname,
      channelUrl: member.hasLink ? getChannelUrl(domain, number) : null,
      registered: member.fees[0]?.since ?? plain.registered,
    });
    await insertFees(context, ids, member);
  }
};
