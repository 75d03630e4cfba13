import { errorResponse, fakeApi, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { detail, MEMBER_ID, serveMoney } from '../../testing/member-fixtures.ts';
import type { Withholding } from './withholding.api.ts';

jest.setTimeout(40_000);

const serve = (...items: Withholding[]) => {
  fakeApi.get('/member/mcn/account', detail());
  serveMoney();
  return fakeApi.get('/payout/withholdings', { items, first_month: '2026-11' });
};

const open = () => renderRoute(remote, config, { at: `/manage-member/${MEMBER_ID}` });
const openDialog = async (name = /세율/) => {
  const rendered = await open();
  await rendered.user.click(await screen.findByRole('button', { name: '변경' }));
  const dialog = within(await screen.findByRole('dialog', { name: '원천징수 변경' }));
  const rate = await dialog.findByRole('textbox', { name });
  const note = dialog.getByRole('textbox', { name: /거주지와 세금/ });
  const save = () => rendered.user.click(dialog.getByRole('button', { name: '저장' }));
  return { ...rendered, dialog, rate, note, save };
};

test("a member's page lists what is withheld with months and note", async () => {
  serve(
    { from: '2026-11', until: null, rate: 0.033, us_rate: null, note: '사업소득' },
    { from: '2026-08', until: '2026-11', rate: 0.22, us_rate: null, note: '비거주자' },
  );

  await open();

  const items = within(await screen.findByRole('list', { name: '원천징수' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '3.3%2026년 11월부터·사업소득',
    '22%2026년 8월 – 2026년 10월·비거주자',
  ]);
});

test('the dialog sends rate, month and note', async () => {
  serve();
  const change = fakeApi.post('/payout/withholding', {});
  const { user, rate, note, save } = await openDialog();
  expect(screen.getByText('원천징수하지 않아요')).toBeInTheDocument();

  await user.type(rate, '3.3');
  await user.type(note, '국내 거주자');
  await save();

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(change.calls[0]?.body).toEqual({
    target: MEMBER_ID,
    rate: 0.033,
    from: '2026-11',
    note: '국내 거주자',
  });
});

test('rates by source have a field each, and are sent and listed as two', async () => {
  serve({ from: '2026-11', until: null, rate: 0.033, us_rate: 0.1, note: '사업소득' });
  const change = fakeApi.post('/payout/withholding', {});
  const { user, dialog, save } = await openDialog(/나머지 수익의 세율/);
  const list = screen.getByRole('list', { name: '원천징수', hidden: true });
  expect(list).toHaveTextContent('미국 시청자 10%·나머지 3.3%2026년 11월부터·사업소득');
  const usRate = dialog.getByRole('textbox', { name: /미국 시청자 수익의 세율/ });
  expect(usRate).toHaveValue('10');

  await user.clear(usRate);
  await save();
  expect(await dialog.findByText('세율을 입력해 주세요')).toBeVisible();
  await user.type(usRate, '30');
  await save();

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(change.calls[0]?.body).toEqual({
    target: MEMBER_ID,
    rate: 0.033,
    us_rate: 0.3,
    from: '2026-11',
    note: '사업소득',
  });
});

test('one rate for all revenue ends the rates by source', async () => {
  serve({ from: '2026-11', until: null, rate: 0.033, us_rate: 0.1, note: '사업소득' });
  const change = fakeApi.post('/payout/withholding', {});
  const { user, dialog, save } = await openDialog(/나머지 수익의 세율/);

  await user.click(dialog.getByRole('checkbox', { name: '미국 시청자 수익에 다른 세율 적용' }));
  expect(dialog.queryByRole('textbox', { name: /미국/ })).not.toBeInTheDocument();
  await save();

  await waitFor(() => expect(change.calls[0]?.body).not.toHaveProperty('us_rate'));
  expect(change.calls).toHaveLength(1);
});

test('a month that was closed without revenue by source is refused with its reason', async () => {
  serve({ from: '2026-11', until: null, rate: 0.033, us_rate: 0.1, note: '사업소득' });
  fakeApi.post('/payout/withholding', errorResponse(409, 'source_not_booked'));
  const { dialog, save } = await openDialog(/나머지 수익의 세율/);

  await save();

  expect(await dialog.findByText(/시청자 국가별 수익 없이 마감된 달이에요/)).toBeVisible();
});

test.each([
  ['', '세율을 입력해 주세요'],
  ['100.01', '0~100 사이의 숫자를 소수 둘째 자리까지 입력해 주세요'],
])('a rate of "%s" is refused in the form', async (text, message) => {
  serve();
  const { user, dialog, rate, note, save } = await openDialog();

  await user.type(note, '국내 거주자');
  if (text) await user.type(rate, text);
  await save();

  expect(await dialog.findByText(message)).toBeVisible();
});

test('a month with a statement is refused with its reason', async () => {
  serve({ from: '2026-11', until: null, rate: 0.033, us_rate: null, note: '사업소득' });
  fakeApi.post('/payout/withholding', errorResponse(409, 'fee_month_issued'));
  const { dialog, save } = await openDialog();

  await save();

  expect(await dialog.findByText(/이 달의 정산서는 이미 발행됐어요/)).toBeVisible();
});

test('a rate without residency and tax is refused in the form', async () => {
  serve();
  const { user, dialog, rate, save } = await openDialog();

  await user.type(rate, '3.3');
  await save();

  expect(await dialog.findByText('거주지와 세금을 입력해 주세요')).toBeVisible();
});

test('withholdings that fail to load leave the rest of the page', async () => {
  serve();
  fakeApi.get('/payout/withholdings', errorResponse(500, 'internal'));

  await open();

  expect(await screen.findByRole('heading', { name: '원천징수를 불러오지 못했어요' })).toBeVisible();
  expect(screen.getByRole('row', { name: /냥이연구소/ })).toBeVisible();
});
