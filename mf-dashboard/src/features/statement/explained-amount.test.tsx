import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { explanation } from '../../components/explanation/testing/explanation-fixture.ts';
import { serveStatement } from './testing/serve-statement.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

const open = (setup: Parameters<typeof renderRoute>[2] = { at: '/dashboard/statement' }) =>
  renderRoute(remote, config, setup);

const press = async (name: RegExp, setup?: Parameters<typeof renderRoute>[2]) => {
  const { user } = await open(setup);
  const amount = await screen.findByRole('button', { name });
  await user.click(amount);
  return { user, amount, dialog: await screen.findByRole('dialog', { name: '금액이 나온 과정' }) };
};

it('an amount of the statement opens the chain from its files to what is shown', async () => {
  serveStatement();
  const requests = fakeApi.get('/report/statement/amount', explanation());
  const { dialog } = await press(/민지원 정산 금액 ₩95,000/);

  const steps = await within(dialog).findByRole('list', { name: '계산 순서' });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringMatching(/^채널 전체 수익28,001\.00/),
    expect.stringMatching(/^다른 멤버 등의 배분−14,000\.50/),
    '총수익14,000.50',
    '수수료5%−700.02',
    '정산 금액 (반올림 전)13,300.48',
    '반올림 차이−0.48',
  ]);
  expect(within(dialog).getByText('더하면 화면의 금액과 같아요').parentElement).toHaveTextContent('₩13,300');
  expect(Object.fromEntries(requests.calls[0]?.query ?? [])).toEqual({ month: '2026-10', member: 'm1' });
});

it('a file of an amount has its owner, times, hash, rows and days', async () => {
  serveStatement();
  fakeApi.get('/report/statement/amount', explanation());
  const { user, dialog } = await press(/합계 총수익 ₩121,400/);

  const files = await within(dialog).findByRole('list', { name: '이 금액의 보고서 파일' });
  const [first] = within(files).getAllByRole('listitem');
  expect(first).toHaveTextContent(/광고 수익 확정 보고서확정1,234행21,000\.75/);
  await user.click(within(files).getByText('광고 수익 확정 보고서'));
  expect(within(files).getByText('ad-october.csv')).toBeVisible();
  expect(within(files).getByText('a1b2c3')).toBeVisible();
});

it('revenue without a known file is said', async () => {
  serveStatement();
  const { files } = explanation();
  fakeApi.get(
    '/report/statement/amount',
    explanation({
      files: files.map((file) => ({ ...file, revenue: null })),
      untraced: { usd: '20', amount: '28001', entries: 2 },
    }),
  );
  const { dialog } = await press(/합계 총수익 ₩121,400/);

  expect(await within(dialog).findByText('파일을 찾을 수 없는 수익')).toBeVisible();
  expect(within(dialog).getAllByText('이 금액 중 이 파일에서 온 몫은 이제 알 수 없어요')).toHaveLength(2);
});

it('a member asks for its own amount, and Escape returns to it', async () => {
  serveStatement({ isMember: true });
  const requests = fakeApi.get('/report/statement/amount', explanation());
  const { user, amount, dialog } = await press(/민지원 정산 금액 ₩95,000/, {
    at: '/dashboard/statement',
    session: sessions.member,
  });
  await within(dialog).findByRole('list', { name: '계산 순서' });
  expect(Object.fromEntries(requests.calls[0]?.query ?? [])).toEqual({ month: '2026-10' });

  await user.keyboard('{Escape}');
  await waitFor(() => expect(amount).toHaveFocus());
});

it('a failed explanation says so and is loaded again', async () => {
  serveStatement();
  fakeApi.get('/report/statement/amount', errorResponse(500, 'internal'));
  const { user, dialog } = await press(/민지원 수수료 ₩5,000/);

  expect(await within(dialog).findByText('금액이 나온 과정을 불러오지 못했어요')).toBeVisible();
  fakeApi.get('/report/statement/amount', explanation());
  await user.click(within(dialog).getByRole('button', { name: '다시 시도' }));
  expect(await within(dialog).findByRole('list', { name: '계산 순서' })).toBeVisible();
});
