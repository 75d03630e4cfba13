import { hasUnsavedWork } from '@portal/shared/state';
import { errorResponse, fakeApi, networkFailure, renderRoute, sessions } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';

const list = (...items: { day: string; rate: string }[]) => ({
  items,
  total: items.length,
  page: 0,
  size: 20,
});
const stored = { added: 1, changed: 0, kept: 0, affected: { from: '2026-11-21', to: null } };
const doubt = {
  path: 'line 2 (rate)',
  line: 2,
  column: 'rate',
  code: 'rate_known',
  message: '2026-11-20 already has the rate 1391: published figures would change.',
};

beforeEach(() => {
  fakeApi.get('/operator/rates', list({ day: '2026-11-20', rate: '1391.25' }));
});

const open = (at = '/operator/rates') => renderRoute(remote, config, { at, session: sessions.operator });
type Portal = Awaited<ReturnType<typeof open>>;

const setRate = async ({ user }: Portal, day: string, rate: string) => {
  fireEvent.change(screen.getByLabelText('날짜'), { target: { value: day } });
  await user.type(screen.getByLabelText('1달러당 원'), rate);
  await user.click(screen.getByRole('button', { name: '저장' }));
};
const chooseFile = async ({ user }: Portal, content: string) => {
  const card = within(screen.getByRole('region', { name: '파일로 가져오기' }));
  await user.upload(card.getByLabelText(/선택/), new File([content], 'rates.csv', { type: 'text/csv' }));
  await user.click(card.getByRole('button', { name: '가져오기' }));
};

test('the list shows the rate of each day', async () => {
  await open();

  const row = within(await screen.findByRole('row', { name: /2026\.11\.20/ }));
  expect(row.getByText('1,391.25')).toBeVisible();
});

test.each([
  ['1391.100001', '1,391.100001'],
  ['999999.999999', '999,999.999999'],
  ['0.000001', '0.000001'],
  ['1391', '1,391'],
])('the stored rate %s is listed as %s, neither rounded nor padded', async (rate, text) => {
  fakeApi.get('/operator/rates', list({ day: '2026-11-20', rate }));
  await open();

  const row = within(await screen.findByRole('row', { name: /2026\.11\.20/ }));
  expect(row.getByText(text)).toBeVisible();
});

test('the rate of a day is set, and the days whose figures change are named', async () => {
  const send = fakeApi.post('/operator/rates', { result: stored });
  const portal = await open();

  await setRate(portal, '2026-11-21', '1392.5');

  expect(await screen.findByText('추가 1개, 변경 0개, 그대로 0개.')).toBeVisible();
  expect(screen.getByText(/^2026\.11\.21부터/)).toBeVisible();
  expect(send.calls[0]?.headers.get('content-type')).toBe('text/csv');
  expect(send.calls[0]?.query.has('force')).toBe(false);
});

test('no rate is sent that is not a number above zero', async () => {
  const send = fakeApi.post('/operator/rates', { result: stored });
  const portal = await open();

  await setRate(portal, '2026-11-21', '1.392,5');

  expect(await screen.findByText(/소수점 여섯 자리까지/)).toBeVisible();
  expect(send.calls).toEqual([]);
});

test('a file that would change stored rates says which, and is stored when the operator insists', async () => {
  const send = fakeApi.post('/operator/rates', ({ query }) =>
    query.get('force') === 'true'
      ? { result: { added: 0, changed: 1, kept: 0, affected: { from: '2026-11-20', to: '2026-11-20' } } }
      : errorResponse(422, 'report_malformed', { fileErrors: [doubt] }),
  );
  const portal = await open();

  await chooseFile(portal, 'day,rate\n2026-11-20,1400\n');
  expect(await screen.findByText(doubt.message)).toBeVisible();
  await portal.user.click(screen.getByRole('button', { name: '그래도 저장' }));

  expect(await screen.findByText(/변경 1개/)).toBeVisible();
  expect(screen.getByText(/^2026\.11\.20의 원화 금액/)).toBeVisible();
  expect(send.calls).toHaveLength(2);
});

test('a file with bad lines names each of them and cannot be insisted on', async () => {
  const bad = {
    path: 'line 3, column 1 (day)',
    line: 3,
    column: 'day',
    code: 'bad_cell',
    message: 'Not a day.',
  };
  fakeApi.post('/operator/rates', errorResponse(422, 'report_malformed', { fileErrors: [doubt, bad] }));
  const portal = await open();

  await chooseFile(portal, 'day,rate\n2026-11-20,1400\nsoon,1400\n');

  expect(await screen.findByText('오류 2개가 있어 저장하지 않았어요')).toBeVisible();
  expect(screen.getByText('line 3, column 1 (day)')).toBeVisible();
  expect(screen.queryByRole('button', { name: '그래도 저장' })).not.toBeInTheDocument();
});

test('a lost connection is said, and the file stays chosen', async () => {
  fakeApi.post('/operator/rates', networkFailure());
  const portal = await open();

  await chooseFile(portal, 'day,rate\n2026-11-21,1400\n');

  expect(await screen.findByText('서버에 연결하지 못했어요. 다시 시도해 주세요.')).toBeVisible();
  expect(screen.getByText('rates.csv')).toBeVisible();
});

test('a service without rates says what is missing, and a failed list loads again', async () => {
  fakeApi.get('/operator/rates', errorResponse(500, 'internal'));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });

  fakeApi.get('/operator/rates', list());
  await user.click(retry);

  expect(await screen.findByRole('heading', { name: '환율이 없어요' })).toBeVisible();
});

test('a typed rate is unsaved work until the server has stored it', async () => {
  fakeApi.post('/operator/rates', errorResponse(503, 'unavailable'));
  const portal = await open();

  await setRate(portal, '2026-11-21', '1392.5');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(hasUnsavedWork()).toBe(true);

  fakeApi.post('/operator/rates', { result: stored });
  await portal.user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('추가 1개, 변경 0개, 그대로 0개.')).toBeVisible();
  await waitFor(() => expect(hasUnsavedWork()).toBe(false));
});
