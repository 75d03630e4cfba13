import { screen, waitFor, within } from '@testing-library/react';
import { snackbarsAtom } from '@portal/shared/state';
import {
  errorResponse,
  fakeApi,
  networkFailure,
  renderRoute,
  sessions,
  watchSavedFiles,
} from '@portal/shared/testing';
import type { Payload, PortalSetup } from '@portal/shared/testing';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { freshness } from '../../testing/report-fixtures.ts';
import type { SignedStatement, StatementIssuance } from './statement-issue.api.ts';
import type { Statement } from './statement.api.ts';

const NUMBER = '0A1B2C3D-2026-001';

const closed = (month: string): StatementIssuance => ({
  month,
  state: 'closed',
  number: null,
  issued_at: null,
  issued_on: null,
});
const issued = (month: string): StatementIssuance => ({
  month,
  state: 'issued',
  number: NUMBER,
  issued_at: '2026-11-20T08:00:00.000Z',
  issued_on: '2026-11-20',
});

const statement = (month: string): Payload<Statement> => ({
  month,
  period: { from: `${month}-01`, to: `${month}-31` },
  status: 'final',
  is_complete: true,
  usd_krw: '1400',
  items: [],
  number: null,
  issued_at: null,
  issued_on: null,
  reopenings: [],
  manager: null,
  unassigned_corrections: [],
  payable: null,
  authors: [],
  pending: null,
  unassigned: { USD: '0.00', KRW: '0' },
  totals: { USD: { gross: '0.00', fee: '0.00', net: '0.00' }, KRW: { gross: '0', fee: '0', net: '0' } },
});

const serveMonths = (...months: StatementIssuance[]) => fakeApi.get('/statement/months', { months });

beforeEach(() => {
  fakeApi.get('/report/freshness', freshness({ first_day: '2026-08-01', final_through: '2026-10-31' }));
  fakeApi.get('/member/mcn/contacts', { contact: null });
  fakeApi.get('/report/settlement', { currency: 'KRW', items: [] });
  fakeApi.get('/report/statement', ({ query }) => statement(query.get('month') ?? ''));
});

const open = (setup: Omit<PortalSetup, 'at'> = {}) =>
  renderRoute(remote, config, { at: '/dashboard/statement?month=2026-10', ...setup });
type Portal = Awaited<ReturnType<typeof open>>;

const findTitle = () => screen.findByRole('heading', { name: /2026년 10월 정산서/ });

const openDialog = async ({ user }: Portal) => {
  await user.click(await screen.findByRole('button', { name: '정산서 발행' }));
  return within(await screen.findByRole('alertdialog', { name: '2026년 10월 정산서 발행' }));
};

it('a month that is not closed is final and offers nothing to issue', async () => {
  serveMonths(closed('2026-09'));
  await open();

  expect(await findTitle()).toHaveTextContent('확정');
  expect(screen.queryByText('마감된 달이에요')).not.toBeInTheDocument();
});

it('a manager issues the statement of a closed month after reading what is frozen', async () => {
  serveMonths(closed('2026-10'), issued('2026-09'));
  const send = fakeApi.post('/statement/issue', () => {
    serveMonths(issued('2026-10'), issued('2026-09'));
    return { statement: { number: NUMBER, month: '2026-10', hash: 'ab' } };
  });
  const portal = await open();
  expect(await findTitle()).toHaveTextContent('마감');

  const dialog = await openDialog(portal);
  expect(dialog.getByText(/멤버별 배분율, 수수료, 금액이/)).toBeVisible();
  expect(dialog.getByText(/운영자 두 명이 함께 다시 열 수 있어요/)).toBeVisible();
  await portal.user.click(dialog.getByRole('button', { name: '발행하기' }));

  const number = await screen.findByText(`정산서 ${NUMBER}`);
  await waitFor(() => expect(number.closest('[tabindex="-1"]')).toHaveFocus());
  expect(await findTitle()).toHaveTextContent('발행');
  expect(send.calls[0]?.body).toEqual({ month: '2026-10' });
  expect(portal.store.get(snackbarsAtom)[0]).toMatchObject({ title: '정산서를 발행했어요', text: NUMBER });
});

it('a month before which another statement is missing names that one, and cannot be issued', async () => {
  serveMonths(closed('2026-10'), closed('2026-09'), issued('2026-08'));
  await open();

  expect(await screen.findByText('먼저 발행할 정산서: 2026년 9월')).toBeVisible();
  expect(screen.queryByRole('button', { name: '정산서 발행' })).not.toBeInTheDocument();
});

it.each(['statement_order', 'statement_issued', 'month_open', 'release_key_missing'] as const)(
  'the refusal %s is said in the dialog, which stays open',
  async (code) => {
    serveMonths(closed('2026-10'));
    fakeApi.post('/statement/issue', errorResponse(409, code, { message: '지금은 발행할 수 없어요' }));
    const portal = await open();

    const dialog = await openDialog(portal);
    await portal.user.click(dialog.getByRole('button', { name: '발행하기' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('지금은 발행할 수 없어요');
    await waitFor(() => expect(dialog.getByRole('button', { name: '발행하기' })).toBeEnabled());
  },
);

it('a lost connection is said in the dialog, and issuing can be tried again', async () => {
  serveMonths(closed('2026-10'));
  const send = fakeApi.post('/statement/issue', networkFailure());
  const portal = await open();

  const dialog = await openDialog(portal);
  await portal.user.click(dialog.getByRole('button', { name: '발행하기' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/서버에 연결하지 못했어요/);
  await portal.user.click(await dialog.findByRole('button', { name: '발행하기' }));

  await waitFor(() => expect(send.calls).toHaveLength(2));
});

it('an issued statement has its number and date, and its signed document is saved as JSON', async () => {
  serveMonths(issued('2026-10'));
  const saved = watchSavedFiles();
  const signed: SignedStatement = {
    month: '2026-10',
    number: 1,
    document: '{"number":1}',
    hash: 'ab',
    previous_hash: null,
    signature: 'c2ln',
    key_id: 'k1',
    public_key: 'a2V5',
  };
  const asked = fakeApi.get('/statement/document', { statement: signed });
  const { user } = await open();

  expect(await screen.findByText('발행일 2026.11.20')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '서명된 문서 (JSON)' }));

  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe(`statement-2026-10-${NUMBER}.json`);
  expect(JSON.parse((await saved[0]?.text) ?? '')).toMatchObject(signed);
  expect(asked.calls[0]?.query.get('month')).toBe('2026-10');
});

it('a document that cannot be downloaded is said', async () => {
  serveMonths(issued('2026-10'));
  fakeApi.get('/statement/document', errorResponse(500, 'internal'));
  const { user, store } = await open();

  await user.click(await screen.findByRole('button', { name: '서명된 문서 (JSON)' }));

  await waitFor(() => expect(store.get(snackbarsAtom)[0]?.title).toBe('서명된 문서를 받지 못했어요'));
});

it('a member reads number and date, without the document of all members', async () => {
  serveMonths(issued('2026-10'));
  await open({ session: sessions.member });

  expect(await screen.findByText(`정산서 ${NUMBER}`)).toBeVisible();
  expect(screen.getByText('발행일 2026.11.20')).toBeVisible();
  expect(screen.queryByRole('button', { name: /서명된 문서/ })).not.toBeInTheDocument();
});

it('a failure of the list leaves the statement readable, and loads again', async () => {
  fakeApi.get('/statement/months', errorResponse(500, 'internal'));
  const { user } = await open();

  expect(await screen.findByText('정산서의 발행 상태를 불러오지 못했어요')).toBeVisible();
  expect(await findTitle()).toHaveTextContent('확정');
  serveMonths(issued('2026-10'));
  await user.click(screen.getByRole('button', { name: '다시 시도' }));

  expect(await screen.findByText(`정산서 ${NUMBER}`)).toBeVisible();
});
