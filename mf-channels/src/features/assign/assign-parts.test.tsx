import { errorResponse, fakeApi } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { channelFixture } from '../../testing/channel-fixture.ts';
import {
  assigned,
  assignmentsOf,
  cats,
  choose,
  dogs,
  ha,
  ji,
  memberOf,
  open,
} from './testing/assign-scene.ts';

const both = channelFixture({
  id: 'c3',
  name: '새이연구소',
  members: [
    { id: 'm1', nickname: '하도윤', part: 0.5 },
    { id: 'm2', nickname: '지민', part: 0.5 },
  ],
  version: 7,
});

const so = { id: 'm3', email: 'so@example.com', nickname: '소라' };

type Dialog = Awaited<ReturnType<typeof choose>>;

const partOf = (dialog: Dialog, name: string) => dialog.getByRole('textbox', { name: `${name} 배정 비율` });
const sumOf = (dialog: Dialog) =>
  within(dialog.getByRole('region', { name: '배정 비율' })).getByRole('status');

test('equal parts are the default and are said before they are assigned', async () => {
  const portal = await open(cats);
  const dialog = await choose(portal, '냥이연구소', '멤버 배정');
  expect(await dialog.findByRole('radio', { name: '똑같이' })).toBeChecked();
  expect(sumOf(dialog)).toHaveTextContent('누구에게도 배정되지 않아요');

  await portal.user.click(await dialog.findByRole('checkbox', { name: '하도윤' }));
  expect(sumOf(dialog)).toHaveTextContent('1명이 모두(100%) 받아요');
  await portal.user.click(dialog.getByRole('checkbox', { name: '지민' }));
  expect(sumOf(dialog)).toHaveTextContent('2명이 50%씩 나눠요');
});

test('entered parts are sent with what members keep, and the sum says what remains unassigned', async () => {
  const assign = fakeApi.post('/channel/assign', { channel: assigned(dogs, ha, ji) });
  const portal = await open(dogs);
  const dialog = await choose(portal, '멍이연구소', '멤버 배정');
  await portal.user.click(await dialog.findByRole('checkbox', { name: '지민' }));
  await portal.user.click(dialog.getByRole('radio', { name: '직접 입력' }));
  expect(partOf(dialog, '하도윤')).toHaveValue('50');

  await portal.user.clear(partOf(dialog, '하도윤'));
  await portal.user.type(partOf(dialog, '하도윤'), '62.5');
  await portal.user.clear(partOf(dialog, '지민'));
  await portal.user.type(partOf(dialog, '지민'), '30');
  expect(sumOf(dialog)).toHaveTextContent('합계 92.5%, 누구에게도 배정되지 않는 비율 7.5%');
  await portal.user.click(dialog.getByRole('button', { name: '멤버 1명 배정' }));

  await waitFor(() => expect(assign.calls).toHaveLength(1));
  expect(assign.calls[0]?.body).toEqual({
    channel: 'c2',
    members: ['m2'],
    parts: [
      { member: 'm1', part: 0.625 },
      { member: 'm2', part: 0.3 },
    ],
  });
});

test.each([
  ['', '입력해 주세요'],
  ['0', '0.01~100으로 입력'],
  ['33.333', '소수 둘째 자리까지 입력'],
  ['삼십', '0.01~100으로 입력'],
])('a part of "%s" is refused at its field, which gets the focus', async (text, message) => {
  const assign = fakeApi.post('/channel/assign', { channel: assigned(dogs, ha, ji) });
  const portal = await open(dogs);
  const dialog = await choose(portal, '멍이연구소', '멤버 배정');
  await portal.user.click(await dialog.findByRole('checkbox', { name: '지민' }));
  await portal.user.click(dialog.getByRole('radio', { name: '직접 입력' }));

  await portal.user.clear(partOf(dialog, '지민'));
  if (text !== '') await portal.user.type(partOf(dialog, '지민'), text);
  await portal.user.click(dialog.getByRole('button', { name: '멤버 1명 배정' }));

  expect(partOf(dialog, '지민')).toHaveAccessibleDescription(message);
  expect(partOf(dialog, '지민')).toHaveFocus();
  expect(assign.calls).toHaveLength(0);
});

test('parts of more than a whole are not sent', async () => {
  const assign = fakeApi.post('/channel/assign', { channel: both });
  const portal = await open(both);
  const dialog = await choose(portal, '새이연구소', '멤버 배정');
  await portal.user.click(await dialog.findByRole('radio', { name: '직접 입력' }));

  await portal.user.clear(partOf(dialog, '하도윤'));
  await portal.user.type(partOf(dialog, '하도윤'), '50.01');
  await portal.user.click(dialog.getByRole('button', { name: '배정' }));

  expect(sumOf(dialog)).toHaveTextContent('합계가 100.01%예요. 100%를 넘을 수 없어요');
  expect(partOf(dialog, '하도윤')).toHaveFocus();
  expect(assign.calls).toHaveLength(0);
});

test('parts that were chosen are shown and can be changed without assigning anybody', async () => {
  const assign = fakeApi.post('/channel/assign', { channel: assigned(both, ha, ji) });
  const portal = await open(both);
  fakeApi.get('/channel/assignments', assignmentsOf({ channel: both, parts: [0.6, 0.3] }));
  const dialog = await choose(portal, '새이연구소', '멤버 배정');
  expect(await dialog.findByRole('radio', { name: '직접 입력' })).toBeChecked();
  expect(
    [partOf(dialog, '하도윤'), partOf(dialog, '지민')].map((field) => field.getAttribute('value')),
  ).toEqual(['60', '30']);
  await portal.user.click(dialog.getByRole('button', { name: '배정' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('멤버를 한 명 이상 선택해 주세요');

  await portal.user.clear(partOf(dialog, '지민'));
  await portal.user.type(partOf(dialog, '지민'), '40');
  await portal.user.click(dialog.getByRole('button', { name: '배정' }));

  await waitFor(() => expect(assign.calls).toHaveLength(1));
  expect(assign.calls[0]?.body).toEqual({
    channel: 'c3',
    members: ['m1', 'm2'],
    parts: [
      { member: 'm1', part: 0.6 },
      { member: 'm2', part: 0.4 },
    ],
  });
});

test('a member who is added to chosen parts gets what belongs to nobody, and the others keep theirs', async () => {
  const assign = fakeApi.post('/channel/assign', { channel: assigned(dogs, ha, ji) });
  const portal = await open(dogs);
  fakeApi.get('/channel/assignments', assignmentsOf({ channel: dogs, parts: [0.6] }));
  const dialog = await choose(portal, '멍이연구소', '멤버 배정');

  await portal.user.click(await dialog.findByRole('checkbox', { name: '지민' }));
  expect(partOf(dialog, '하도윤')).toHaveValue('60');
  expect(partOf(dialog, '지민')).toHaveValue('40');
  expect(dialog.getByRole('region', { name: '배정 비율' })).toHaveAccessibleDescription('합계 100%');
  await portal.user.click(dialog.getByRole('button', { name: '멤버 1명 배정' }));

  await waitFor(() => expect(assign.calls).toHaveLength(1));
  expect(assign.calls[0]?.body).toEqual({
    channel: 'c2',
    members: ['m2'],
    parts: [
      { member: 'm1', part: 0.6 },
      { member: 'm2', part: 0.4 },
    ],
  });
});

test('a member who is added to chosen parts of a whole needs a part, and nothing is sent without one', async () => {
  const assign = fakeApi.post('/channel/assign', { channel: both });
  const portal = await open(both);
  fakeApi.get('/member/mcn/accounts', {
    items: [ha, ji, so].map(memberOf),
    total: 3,
    page: 0,
    size: 50,
  });
  fakeApi.get('/channel/assignments', assignmentsOf({ channel: both, parts: [0.7, 0.3] }));
  const dialog = await choose(portal, '새이연구소', '멤버 배정');

  await portal.user.click(await dialog.findByRole('checkbox', { name: '소라' }));
  expect(sumOf(dialog)).toHaveTextContent(
    '멤버마다 비율을 입력해 주세요. 지금 합계는 100%이고 100%까지 나눌 수 있어요',
  );
  await portal.user.click(dialog.getByRole('button', { name: '멤버 1명 배정' }));
  expect(partOf(dialog, '소라')).toHaveFocus();
  expect(
    [partOf(dialog, '하도윤'), partOf(dialog, '지민')].map((field) => field.getAttribute('value')),
  ).toEqual(['70', '30']);
  expect(assign.calls).toHaveLength(0);
});

test('equal parts say that they replace chosen ones before they are assigned', async () => {
  const portal = await open(both);
  fakeApi.get('/channel/assignments', assignmentsOf({ channel: both, parts: [0.7, 0.3] }));
  const dialog = await choose(portal, '새이연구소', '멤버 배정');
  await portal.user.click(await dialog.findByRole('radio', { name: '똑같이' }));

  expect(sumOf(dialog)).toHaveTextContent('2명이 50%씩 나눠요');
  expect(sumOf(dialog)).toHaveTextContent('채널 1개에 직접 정해 둔 비율이 똑같은 비율로 바뀌어요');
});

test('of several channels, each gets the parts of its own members, and the sums are said as a range', async () => {
  const assign = fakeApi.post('/channel/assign', ({ body }) => ({
    channel: assigned((body as { channel: string }).channel === 'c1' ? cats : dogs, ji),
  }));
  const portal = await open(cats, dogs);
  await portal.user.click(screen.getByRole('checkbox', { name: /냥이연구소/ }));
  await portal.user.click(screen.getByRole('checkbox', { name: /멍이연구소/ }));
  await portal.user.click(screen.getByRole('button', { name: '멤버 배정' }));
  const dialog = within(await screen.findByRole('dialog', { name: '멤버 배정' }));
  await portal.user.click(await dialog.findByRole('checkbox', { name: '지민' }));
  expect(sumOf(dialog)).toHaveTextContent('채널마다 배정된 멤버가 똑같이 나눠요');
  await portal.user.click(dialog.getByRole('radio', { name: '직접 입력' }));
  expect(sumOf(dialog)).toHaveTextContent('채널에 따라 합계 50%~100%');

  await portal.user.click(dialog.getByRole('button', { name: '멤버 1명 배정' }));

  await waitFor(() => expect(assign.calls).toHaveLength(2));
  expect(assign.calls.map(({ body }) => body)).toEqual([
    { channel: 'c1', members: ['m2'], parts: [{ member: 'm2', part: 0.5 }] },
    {
      channel: 'c2',
      members: ['m2'],
      parts: [
        { member: 'm1', part: 0.5 },
        { member: 'm2', part: 0.5 },
      ],
    },
  ]);
});

test('a past day is sent, and the dialog says what it changes', async () => {
  const unassign = fakeApi.post('/channel/unassign', { channel: assigned(both, ha) });
  const portal = await open(both);
  const dialog = await choose(portal, '새이연구소', '배정 해제');
  const day = await dialog.findByLabelText('해제일');
  expect(day).toHaveValue('2026-11-20');
  expect(day).toHaveAccessibleDescription('태평양 시간 기준으로 2026.10.01부터 고를 수 있어요');

  await portal.user.click(dialog.getByRole('checkbox', { name: '지민' }));
  fireEvent.change(day, { target: { value: '2026-11-02' } });
  expect(dialog.getByText(/해제한 멤버가 그날부터 얻은 수익은 없어져요/)).toBeVisible();
  await portal.user.click(dialog.getByRole('button', { name: '멤버 1명 해제' }));

  await waitFor(() => expect(unassign.calls).toHaveLength(1));
  expect(unassign.calls[0]?.body).toEqual({ channel: 'c3', members: ['m2'], from: '2026-11-02' });
});

test.each([
  ['', '날짜를 입력해 주세요'],
  ['2026-11-21', '오늘(2026.11.20)까지 고를 수 있어요'],
  ['2026-11-16', '‘멍이연구소’ 채널이 등록된 2026.11.17부터 고를 수 있어요'],
])('the day "%s" is refused at its field', async (value, message) => {
  const assign = fakeApi.post('/channel/assign', { channel: assigned(dogs, ha, ji) });
  const portal = await open(dogs);
  fakeApi.get('/channel/assignments', assignmentsOf({ channel: dogs, earliest: '2026-11-17' }));
  const dialog = await choose(portal, '멍이연구소', '멤버 배정');
  await portal.user.click(await dialog.findByRole('checkbox', { name: '지민' }));
  const day = await dialog.findByLabelText('시작일');

  fireEvent.change(day, { target: { value } });
  await portal.user.click(dialog.getByRole('button', { name: '멤버 1명 배정' }));

  expect(day).toHaveAccessibleDescription(message);
  expect(day).toHaveFocus();
  expect(dialog.queryByText(/\(태평양 시간\)부터의 수익/)).not.toBeInTheDocument();
  expect(assign.calls).toHaveLength(0);
});

test('a refusal of the server names what it expects of the refused entry', async () => {
  fakeApi.post('/channel/assign', () =>
    errorResponse(400, 'validation', {
      errors: [
        { path: 'from', code: 'too_small', message: '2026-11-01 전의 수익은 확정되어 바꿀 수 없어요.' },
      ],
    }),
  );
  const portal = await open(cats);
  const dialog = await choose(portal, '냥이연구소', '멤버 배정');
  await portal.user.click(await dialog.findByRole('checkbox', { name: '하도윤' }));
  await portal.user.click(dialog.getByRole('button', { name: '멤버 1명 배정' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent(
    '2026-11-01 전의 수익은 확정되어 바꿀 수 없어요.',
  );
});

test('nothing can be assigned while the current assignments are unknown, and they are loaded again on demand', async () => {
  const portal = await open(dogs);
  fakeApi.get('/channel/assignments', () => errorResponse(503, 'unavailable'));
  const dialog = await choose(portal, '멍이연구소', '멤버 배정');
  expect(await dialog.findByText('지금 배정된 내용을 불러오지 못했어요')).toBeVisible();
  expect(dialog.getByRole('button', { name: '배정' })).toBeDisabled();

  fakeApi.get('/channel/assignments', assignmentsOf({ channel: dogs }));
  await portal.user.click(dialog.getByRole('button', { name: /다시/ }));
  expect(await dialog.findByLabelText('시작일')).toBeVisible();
});
