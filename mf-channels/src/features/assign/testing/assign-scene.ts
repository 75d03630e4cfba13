import { fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import type { Payload } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import config from '../../../../remote.config.ts';
import type { Channel, ChannelList } from '../../../components/channel.ts';
import type { ChannelAssignments } from '../../../components/channel-assignments.ts';
import remote from '../../../remote.tsx';
import { channelFixture } from '../../../testing/channel-fixture.ts';

export const ha = { id: 'm1', email: 'ha@example.com', nickname: '하도윤' };
export const ji = { id: 'm2', email: 'ji@example.com', nickname: '지민' };

export const memberOf = (account: typeof ha) => ({
  ...account,
  channel_url: null,
  fee_rate: 0.2,
  registered_at: '2026-01-01T00:00:00Z',
  channels: [],
  version: 1,
});

type Held = { channel: Channel; parts?: number[]; since?: string; earliest?: string };

/** The assignments of channels as the server shows them, in equal parts unless given. */
export const assignmentsOf = (...held: Held[]): Payload<ChannelAssignments> => ({
  today: '2026-11-20',
  first_open_day: '2026-10-01',
  channels: held.map(
    ({ channel: { id, members }, parts, since = '2026-10-05', earliest = '2026-10-01' }) => ({
      id,
      earliest: { day: earliest, reason: earliest === '2026-10-01' ? 'closed' : 'registered' },
      spans: members.map((member, index) => ({
        member: { id: member.id, nickname: member.nickname, is_archived: false },
        part: parts?.[index] ?? 1 / members.length,
        from_day: since,
        until_day: null,
      })),
    }),
  ),
});

export const listOf = (...items: Channel[]): Payload<ChannelList> => ({
  items,
  total: items.length,
  page: 0,
  size: 20,
  counts: { all: 2, waiting: 0, on_hold: 0, approved: 2, rejected: 0, needs_verification: 0 },
});

export const open = async (...items: Channel[]) => {
  fakeApi.get('/channel/list', listOf(...items));
  fakeApi.get('/member/mcn/accounts', ({ query }) => {
    const found = [ha, ji].filter(({ nickname }) => nickname.includes(query.get('search') ?? ''));
    return { items: found.map(memberOf), total: 2, page: 0, size: 50 };
  });
  fakeApi.get('/channel/assignments', ({ query }) => {
    const ids = query.get('channels')?.split(',') ?? [];
    return assignmentsOf(...items.filter(({ id }) => ids.includes(id)).map((channel) => ({ channel })));
  });
  const portal = await renderRoute(remote, config, { at: '/manage-channel', session: sessions.manager });
  await screen.findByRole('row', { name: new RegExp(items[0]?.name ?? '') });
  return portal;
};

type Portal = Awaited<ReturnType<typeof open>>;

export const choose = async ({ user }: Portal, name: string, command: string) => {
  await user.click(screen.getByRole('button', { name: `${name} 메뉴` }));
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${command}`) }));
  return within(await screen.findByRole('dialog', { name: command }));
};

export const assigned = (channel: Channel, ...members: (typeof ha)[]): Channel => ({
  ...channel,
  version: channel.version + 1,
  members: members.map(({ id, nickname }) => ({ id, nickname, part: 1 / members.length })),
});

export const cats = channelFixture({ id: 'c1', name: '냥이연구소', members: [], version: 3 });
export const dogs = channelFixture({
  id: 'c2',
  name: '멍이연구소',
  members: [{ id: 'm1', nickname: '하도윤', part: 1 }],
  version: 5,
});
