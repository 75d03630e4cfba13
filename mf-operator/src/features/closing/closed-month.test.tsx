import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { closedFixture, closingFixture, statementFixture } from '../../testing/closing-fixture.ts';
import { sitesFixture } from '../../testing/sites-fixture.ts';

const issued = statementFixture({
  account_id: 'a2',
  nickname: '하도윤',
  email: 'second@aurora.example',
  number: '0A1B2C3D-2026-004',
  issued_at: '2026-11-21T08:00:00.000Z',
});

const serve = (...statements: Parameters<typeof closingFixture>[1] & object) =>
  fakeApi.get('/operator/closing', closingFixture({ closed: closedFixture() }, statements));

beforeEach(() => {
  fakeApi.get('/operator/domains', sitesFixture);
  fakeApi.get('/operator/closing/reopenings', { items: [] });
});

const open = () => renderRoute(remote, config, { at: '/operator/closing', session: sessions.operator });

const factOf = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextElementSibling;

test('a closed month shows its number, who closed it and when, and its hash, short and to copy', async () => {
  serve();
  const { user } = await open();

  expect(await factOf('번호')).toHaveTextContent(/^3$/);
  expect(await factOf('마감한 사람')).toHaveTextContent('operator@console.example');
  expect(await factOf('문서 해시')).toHaveTextContent(/^0123456789ab$/);
  expect(screen.queryByText('사유', { selector: 'dt' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '문서 해시 복사' }));
  expect(await navigator.clipboard.readText()).toBe(closedFixture().hash);
});

test('a month that was closed against checks shows the reason and what was overruled', async () => {
  fakeApi.get(
    '/operator/closing',
    closingFixture({
      closed: closedFixture({
        reason: '은행 휴일',
        overruled: ['rate_missing', 'revenue_missing'],
        by: { role: 'command line', email: null },
      }),
    }),
  );
  await open();

  expect(await factOf('사유')).toHaveTextContent('은행 휴일');
  expect(await factOf('무시한 항목')).toHaveTextContent('환율이 없는 날이 있어요, 수익이 없는 날이 있어요');
  expect(await factOf('마감한 사람')).toHaveTextContent('명령줄');
});

test('the statements are listed by manager, and the remaining ones are issued', async () => {
  serve(statementFixture(), issued);
  const send = fakeApi.post('/operator/closing/statements', () => {
    serve(statementFixture({ number: '11111111-2026-001', issued_at: '2026-11-22T08:00:00.000Z' }), issued);
    return { issued: [{ account_id: 'a1', number: '11111111-2026-001' }], refused: [] };
  });
  const { user, store } = await open();

  const row = within(await screen.findByRole('row', { name: /하도윤/ }));
  expect(row.getByText('0A1B2C3D-2026-004')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /김서연/ })).getAllByText('발행 전')[0]).toBeVisible();
  expect(screen.getByText('2개 중 1개 발행')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '남은 정산서 1개 발행' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/배분율, 수수료, 금액이/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '발행하기' }));

  expect(await screen.findByText('11111111-2026-001')).toBeVisible();
  expect(screen.queryByRole('button', { name: /남은 정산서/ })).not.toBeInTheDocument();
  expect(send.calls[0]?.body).toEqual({ domain: 'aurora.localhost', month: '2026-10' });
  expect(store.get(snackbarsAtom)[0]?.title).toBe('정산서 1개를 발행했어요');
});

test('once a statement is issued, the payouts of the site are linked', async () => {
  serve(statementFixture(), issued);
  await open();

  expect(await screen.findByRole('link', { name: '지급 관리로 가기' })).toHaveAttribute(
    'href',
    '/operator/payouts?domain=aurora.localhost',
  );
});

test('statements that are refused are named with their manager, and can be tried again', async () => {
  serve(statementFixture());
  const send = fakeApi.post('/operator/closing/statements', {
    issued: [],
    refused: [{ account_id: 'a1', code: 'statement_order' }],
  });
  const { user } = await open();
  const issue = async () => {
    await user.click(await screen.findByRole('button', { name: '남은 정산서 1개 발행' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '발행하기' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  };

  await issue();
  const refusal = within(await screen.findByRole('alert'));
  expect(refusal.getByText('김서연')).toBeVisible();
  expect(refusal.getByText('이전 달의 정산서를 먼저 발행해야 해요')).toBeVisible();

  await issue();
  await waitFor(() => expect(send.calls).toHaveLength(2));
});

test('a failure of issuing is said in the dialog', async () => {
  serve(statementFixture());
  fakeApi.post(
    '/operator/closing/statements',
    errorResponse(503, 'unavailable', { message: '점검 중이에요' }),
  );
  const { user } = await open();

  await user.click(await screen.findByRole('button', { name: '남은 정산서 1개 발행' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: '발행하기' }));

  expect(await dialog.findByText('점검 중이에요')).toBeVisible();
});

test('a site without managers says that there is nobody to issue a statement for', async () => {
  serve();
  await open();

  expect(await screen.findByRole('heading', { name: '매니저가 없어요' })).toBeVisible();
});

test('the statements are cards on a phone', async () => {
  const media = window.matchMedia('');
  jest.spyOn(window, 'matchMedia').mockReturnValue({ ...media, matches: true });
  serve(issued);
  await open();

  const list = within(await screen.findByRole('list', { name: '매니저별 정산서' }));
  expect(list.getByText('0A1B2C3D-2026-004')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
