import { emailKey } from '../../modules/member/member-directory.ts';
import type { Role } from '../../modules/member/member.tables.ts';
import { type DemoDomain, type DemoMember, emailOf, hostOf } from '../domains/index.ts';
import { dayAgo, daysAgo, managerId, memberId, type SeedContext, seedId } from './seed-context.ts';

/** Periods of a fee rate cover every day there is. */
const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

type Person = {
  accountId: string;
  id: string;
  role: Role;
  email: string;
  nickname: string;
  channelUrl: string | null;
  registered: number;
};

const insertPerson = async (context: SeedContext, domain: string, passwordHash: string, person: Person) => {
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
      registered_at: daysAgo(context, person.registered),
    })
    .execute();
  await trx
    .insertInto('login')
    .values({ domain, email_key: emailKey(person.email), account_id: person.accountId, member_id: person.id })
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
      from_day: index === 0 ? FIRST_DAY : dayAgo(context, since),
      until_day: next ? dayAgo(context, next.since) : LAST_DAY,
      basis_points: basisPoints,
    };
  });
  await context.trx.insertInto('fee_rate').values(periods).execute();
};

const linkOf = (domain: DemoDomain, number: number) => {
  const channel = domain.channels.find(({ members }) => members?.includes(number));
  return channel ? `https://www.youtube.com/${channel.handle}` : null;
};

/** The manager, its members with their rates, or the operator of a domain. */
export const seedPeople = async (context: SeedContext, domain: DemoDomain, passwordHash: string) => {
  const host = hostOf(domain);
  const insert = (person: Person) => insertPerson(context, host, passwordHash, person);
  const plain = { channelUrl: null, registered: 400 };
  if (domain.operator) {
    const id = seedId(`${host}/operator`);
    await insert({
      ...plain,
      accountId: id,
      id,
      role: 'operator',
      email: emailOf('operator', domain),
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
    email: emailOf('manager', domain),
    nickname: domain.manager,
  });
  for (const [index, member] of domain.members.entries()) {
    const number = index + 1;
    const ids = { accountId, id: memberId(domain, number) };
    await insert({
      ...ids,
      role: 'member',
      email: emailOf(`member${number}`, domain),
      nickname: member.nickname,
      channelUrl: member.hasLink ? linkOf(domain, number) : null,
      registered: member.fees[0]?.since ?? plain.registered,
    });
    await insertFees(context, ids, member);
  }
};
