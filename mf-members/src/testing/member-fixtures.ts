import { fakeApi } from '@portal/shared/testing';
import type { Payload } from '@portal/shared/testing';
import type { Member, MemberDetail, MemberList } from '../components/member/members.api.ts';
import type { Timeline } from '../components/member/advances.api.ts';
import type { Freshness, Summary } from '../components/member/money.api.ts';

export const MEMBER_ID = '0192f0c0-1111-7222-8333-444455556666';

export const member = (changes: Partial<Member> = {}): Member => ({
  id: MEMBER_ID,
  email: 'member1@aurora.example',
  nickname: '민지원',
  channel_url: 'https://www.youtube.com/@jiwon',
  fee_rate: 0.05,
  registered_at: '2026-07-20T03:00:00Z',
  channels: [
    { id: 'c1', name: '냥이연구소', thumbnail: '/media/c1.svg' },
    { id: 'c2', name: '밤의 라디오', thumbnail: '/media/c2.svg' },
  ],
  version: 1,
  ...changes,
});

export const list = (items: Member[], changes: Partial<Payload<MemberList>> = {}): Payload<MemberList> => ({
  items,
  total: items.length,
  page: 0,
  size: 20,
  ...changes,
});

const channel = (id: string, name: string) => ({ id, name, handle: `@${id}`, thumbnail: `/media/${id}.svg` });

/** A member with two running assignments, one of them shared, and one that ended. */
export const detail = (
  account: Partial<Member> = {},
  changes: Partial<Payload<MemberDetail>> = {},
): Payload<MemberDetail> => ({
  account: member(account),
  today: '2026-11-22',
  first_open_day: '2026-10-01',
  contract_until: null,
  rates: [
    { from_day: '2026-10-05', until_day: null, fee_rate: account.fee_rate ?? 0.05 },
    { from_day: null, until_day: '2026-10-05', fee_rate: 0.1 },
  ],
  assignments: [
    {
      channel: channel('c1', '냥이연구소'),
      part: 1,
      from_day: '2026-08-01',
      until_day: null,
      other_members: 0,
    },
    {
      channel: channel('c2', '밤의 라디오'),
      part: 0.3334,
      from_day: null,
      until_day: null,
      other_members: 2,
    },
    {
      channel: channel('c3', '느린 캠핑'),
      part: 0.5,
      from_day: '2026-07-01',
      until_day: '2026-08-01',
      other_members: 0,
    },
  ],
  ...changes,
});

/** Serves what the cards of a member's page ask for besides. */
export const serveContract = (
  balances: Partial<Timeline['balances'][number]>[] = [],
  entries: Timeline['entries'] = [],
) => {
  fakeApi.get('/payout/withholdings', { items: [], first_month: '2026-11' });
  fakeApi.get('/payout/timeline', {
    payee: { id: MEMBER_ID, nickname: '민지원' },
    balances: balances.map((balance) => ({
      currency: 'KRW',
      balance: '0',
      advance: '0',
      payable: '0',
      held: '0',
      carried_over: '0',
      paid: '0',
      minimum: '0',
      minimum_of: null,
      ...balance,
    })),
    months: [],
    entries,
  });
};

/** Serves a member's money: October and November are estimated, September is final. */
export const serveMoney = (
  changes: Partial<Payload<Freshness>> = {},
  days: { from: string; to: string } | null = { from: '2026-10-01', to: '2026-11-18' },
) => {
  serveContract();
  fakeApi.get('/report/freshness', {
    views_through: '2026-11-19',
    revenue_through: '2026-11-18',
    latest_day: '2026-11-18',
    first_day: '2026-05-01',
    time_zone: 'America/Los_Angeles',
    status: 'estimated',
    final_through: '2026-09-30',
    ...changes,
  });
  fakeApi.get('/report/open-revenue', { currency: 'KRW', days, revenue: days && '2500000.6' });
  const none = { value: null, previous: null };
  return fakeApi.get('/report/summary', ({ query }): Payload<Summary> => {
    const period = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
    return {
      period,
      compare: null,
      compare_gap: null,
      compare_changes: [],
      currency: 'KRW',
      rate: { usd_krw: '1399.1', date: period.to },
      status: 'estimated',
      member_share: null,
      figures: {
        revenue: { value: '1204850.4', previous: null },
        views: none,
        engaged_views: none,
        rpm: none,
        premium_views: none,
        premium_rpm: none,
        premium_rate: none,
      },
    };
  });
};
