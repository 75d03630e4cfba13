import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import type { Payload } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import type { AssignmentSpan, ChannelAssignments } from '../../components/channel-assignments.ts';
import remote from '../../remote.tsx';
import { channelFixture } from '../../testing/channel-fixture.ts';

const span = (nickname: string, part: number, from: string | null, until: string | null): AssignmentSpan => ({
  // One of them was deleted since.
  member: { id: nickname, nickname, is_archived: nickname === '한가람' },
  part,
  from_day: from,
  until_day: until,
});

const answer = (...spans: AssignmentSpan[]): Payload<ChannelAssignments> => ({
  today: '2026-11-20',
  first_open_day: '2026-10-01',
  channels: [{ id: 'c1', earliest: null, spans }],
});

const openHistory = async (session: (typeof sessions)['manager' | 'member'] = sessions.manager) => {
  fakeApi.get('/channel/list', {
    items: [channelFixture()],
    total: 1,
    page: 0,
    size: 20,
    counts: { all: 1, waiting: 0, on_hold: 0, approved: 1, rejected: 0, needs_verification: 0 },
  });
  const { user } = await renderRoute(remote, config, { at: '/manage-channel', session });
  await user.click(await screen.findByRole('button', { name: '냥이연구소 메뉴' }));
  await user.click(await screen.findByRole('menuitem', { name: '배정 기록' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: '배정 기록' })) };
};

test('the history lists members, parts, first and last days, and what belongs to nobody now', async () => {
  const calls = fakeApi.get(
    '/channel/assignments',
    answer(
      span('하도윤', 0.625, '2026-10-05', null),
      span('지민', 0.3, '2026-10-05', null),
      span('한가람', 1, null, '2026-10-05'),
    ),
  ).calls;
  const { dialog } = await openHistory();

  const table = within(await dialog.findByRole('table', { name: '이 채널의 배정' }));
  await table.findByText('62.5%');
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader')).map(({ textContent }) => textContent)).toEqual(
    ['하도윤', '지민', '한가람보관됨'].map((name): unknown => expect.stringContaining(name)),
  );
  const cellsOf = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(rows.map(cellsOf)).toEqual([
    ['62.5%', '2026.10.05', '배정 중'],
    ['30%', '2026.10.05', '배정 중'],
    ['100%', '처음부터', '2026.10.04'],
  ]);
  expect(dialog.getByText(/지금 누구에게도 배정되지 않은 수익: 7.5%/)).toBeVisible();
  expect(calls.map(({ query }) => query.get('channels'))).toEqual(['c1']);
});

test('a member opens the history from the menu too and is told that it sees its own days', async () => {
  fakeApi.get('/channel/assignments', answer(span('나', 0.5, '2026-10-05', null)));
  const { dialog } = await openHistory(sessions.member);

  expect(await dialog.findByText('50%')).toBeVisible();
  expect(dialog.getByText(/내 배정만 보여요/)).toBeVisible();
  expect(dialog.queryByText(/누구에게도/)).not.toBeInTheDocument();
});

test('a channel without any assignment says so', async () => {
  fakeApi.get('/channel/assignments', answer());
  const { dialog } = await openHistory();

  expect(await dialog.findByText('배정된 적이 없는 채널이에요')).toBeVisible();
});

test('a history that cannot be loaded is loaded again on demand', async () => {
  fakeApi.get('/channel/assignments', () => errorResponse(503, 'unavailable'));
  const { user, dialog } = await openHistory();
  expect(await dialog.findByText('배정 기록을 불러오지 못했어요')).toBeVisible();

  fakeApi.get('/channel/assignments', answer(span('하도윤', 1, '2026-10-05', null)));
  await user.click(dialog.getByRole('button', { name: /다시/ }));

  expect(await dialog.findByText('하도윤')).toBeVisible();
});
