import { snackbarsAtom } from '@portal/shared/state';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import {
  closedFixture,
  closingFixture,
  reopeningFixture,
  statementFixture,
} from '../../testing/closing-fixture.ts';
import { sitesFixture } from '../../testing/sites-fixture.ts';
import type { Reopening } from './reopening.api.ts';

const issued = { number: '11111111-2026-001', issued_at: '2026-11-21T08:00:00.000Z' };

const serve = (statement: Parameters<typeof statementFixture>[0], ...items: Reopening[]) => {
  fakeApi.get(
    '/operator/closing',
    closingFixture({ closed: closedFixture() }, [statementFixture(statement)]),
  );
  return fakeApi.get('/operator/closing/reopenings', { items });
};

beforeEach(() => {
  fakeApi.get('/operator/domains', sitesFixture);
});

const open = () => renderRoute(remote, config, { at: '/operator/closing', session: sessions.operator });

test('an operator asks with a reason for an issued statement to be reopened', async () => {
  const asked = serve(issued);
  const send = fakeApi.post('/operator/closing/reopenings', () => {
    serve(issued, reopeningFixture({ is_own: true, requested_by: 'me@console.example' }));
    return { request: { id: 'r1', number: issued.number, expires_at: '2026-11-29T08:00:00.000Z' } };
  });
  const { user, store } = await open();

  await user.click(await screen.findByRole('button', { name: '김서연 님의 정산서 다시 열기 요청' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/정산서와 번호는 그대로 남고/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '요청하기' }));
  expect((await dialog.findAllByText('사유를 입력해 주세요'))[0]).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '수수료 오류');
  await user.click(dialog.getByRole('button', { name: '요청하기' }));

  expect(await screen.findByText(/다른 운영자가 .*까지 동의해야 해요/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '동의하고 다시 열기' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '요청 취소하기' })).toBeVisible();
  expect(send.calls[0]?.body).toEqual({ account: 'a1', month: '2026-10', reason: '수수료 오류' });
  expect(asked.calls[0]?.query.get('month')).toBe('2026-10');
  expect(store.get(snackbarsAtom)[0]?.title).toContain('다시 열기를 요청했어요');
});

test('a statement of which something was paid says why it cannot be reopened', async () => {
  serve(issued);
  fakeApi.post('/operator/closing/reopenings', errorResponse(409, 'statement_paid'));
  const { user } = await open();

  await user.click(await screen.findByRole('button', { name: '김서연 님의 정산서 다시 열기 요청' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '수수료 오류');
  await user.click(dialog.getByRole('button', { name: '요청하기' }));

  expect((await dialog.findAllByText(/이미 지급된 금액이 있어/))[0]).toBeVisible();
});

test('a second operator consents, and the statement can be issued again', async () => {
  serve(issued, reopeningFixture());
  const send = fakeApi.post('/operator/closing/reopenings/consent', () => {
    const answer = { by: 'me@console.example', at: '2026-11-23T08:00:00.000Z', reason: null };
    serve({}, reopeningFixture({ state: 'reopened', answer }));
    return { reopened: { number: issued.number, month: '2026-10', hash: 'ab' } };
  });
  const { user } = await open();

  expect(await screen.findByText('동의를 기다리는 요청이 1건 있어요')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '동의하고 다시 열기' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/other@console.example 님의 요청이에요: 수수료가 잘못됐어요/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '동의하고 다시 열기' }));

  expect(await screen.findByText('다시 열림')).toBeVisible();
  expect(await screen.findByRole('button', { name: '남은 정산서 1개 발행' })).toBeVisible();
  expect(send.calls[0]?.body).toEqual({ id: 'r1' });
});

test('a request is declined with a reason', async () => {
  serve(issued, reopeningFixture());
  const send = fakeApi.post('/operator/closing/reopenings/decline', () => {
    const answer = { by: 'me@console.example', at: '2026-11-23T08:00:00.000Z', reason: '금액이 맞아요' };
    serve(issued, reopeningFixture({ state: 'declined', answer }));
    return {};
  });
  const { user } = await open();

  await user.click(await screen.findByRole('button', { name: '거절하기' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox', { name: /사유/ }), '금액이 맞아요');
  await user.click(dialog.getByRole('button', { name: '거절하기' }));

  expect(await screen.findByText('거절됨')).toBeVisible();
  expect(screen.getByText('금액이 맞아요')).toBeVisible();
  await waitFor(() => expect(send.calls[0]?.body).toEqual({ id: 'r1', reason: '금액이 맞아요' }));
});

test('requests that cannot be loaded say so, and the statements stay', async () => {
  serve(issued);
  fakeApi.get('/operator/closing/reopenings', errorResponse(503, 'unavailable'));
  await open();

  expect(await screen.findByText('다시 열기 요청을 불러오지 못했어요')).toBeVisible();
  expect(screen.getByRole('row', { name: /김서연/ })).toBeVisible();
});
