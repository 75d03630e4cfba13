import { screen, within } from '@testing-library/react';
import { fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { explanation, payment } from '../../components/explanation/testing/explanation-fixture.ts';
import { serveStatement } from './testing/serve-statement.ts';
import type { StatementItem } from './statement.api.ts';
import { amounts, items, statement } from './testing/statement-fixture.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

const corrections = payment().corrections.concat({
  month: '2026-08',
  cause: 'rate',
  currency: 'KRW',
  old: amounts('200', '10', '190').KRW,
  new: amounts('100', '5', '95').KRW,
  authors: [{ at: '2026-10-13T03:00:00Z', role: 'command line', file: null }],
});

const withheldOf = (
  month: string,
  withheld: { USD: string; KRW: string },
  changes: Partial<StatementItem['withheld'][number]> = {},
): StatementItem['withheld'][number] => ({
  month,
  source: 'all',
  rate: 0.033,
  net: { USD: '9.50', KRW: '95000' },
  note: '사업소득',
  amounts: withheld,
  ...changes,
});

const WITHHELD = [
  withheldOf('2026-10', { USD: '0.31', KRW: '3135' }),
  withheldOf('2026-09', { USD: '0.01', KRW: '28' }),
  withheldOf('2026-08', { USD: '0.00', KRW: '0' }),
];

/** An issued month of one member: 95,000 and 855 of corrections, less 3,163 withheld and 46,346 of an advance. */
const serve = ({ hasAdvance = true, withheld = WITHHELD } = {}) => {
  serveStatement();
  fakeApi.get('/report/statement', ({ query }) =>
    statement(query.get('month') ?? '', {
      status: 'issued',
      items: items.slice(0, 1).map((item) => ({
        ...item,
        corrections,
        total: amounts('100900', '5045', '95855'),
        withheld,
        payable: { USD: '9.19', KRW: '92692' },
      })),
      unassigned_corrections: corrections.slice(0, 1),
    }),
  );
  const advances = payment().payment?.advances ?? [];
  fakeApi.get('/report/statement/advances', {
    month: '2026-10',
    items: hasAdvance
      ? [{ member: 'm1', currency: 'KRW' as const, advances, recouped: '46346', rest: '46346' }]
      : [],
  });
};

/** Opened as a member, whose own row is not behind its name. */
const open = () => renderRoute(remote, config, { at: '/dashboard/statement', session: sessions.member });

const listLines = async () =>
  [...(await screen.findByRole('list', { name: '지급액 계산', hidden: true })).children].map(
    (item) => item.firstElementChild?.textContent,
  );

const press = async (name: RegExp) => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name, hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: '금액이 나온 과정' }));
  const steps = await dialog.findByRole('list', { name: '계산 순서' });
  const lines = [...steps.children].map((item) => item.firstElementChild?.textContent);
  return { user, dialog, steps: within(steps), lines };
};

it('an issued statement leads from the net to what is left to pay, in lines that add up', async () => {
  serve();
  await open();

  await screen.findByText('남은 지급액', { ignore: false });
  expect(await listLines()).toEqual([
    '정산 금액₩95,000',
    '지난달 조정+₩855',
    '원천징수-₩3,163',
    '지급액₩92,692',
    '선지급 상환-₩46,346',
    '남은 지급액₩46,346',
  ]);
  const withheld = screen.getByRole('list', { name: '원천징수', hidden: true });
  expect(
    within(withheld)
      .getAllByRole('listitem', { hidden: true })
      .map((item) => item.textContent),
  ).toEqual(['2026년 10월 3.3%-₩3,135사업소득', '2026년 9월 3.3%-₩28사업소득']);
});

it('what is withheld by source of revenue has a line each, with the net that its rate is of', async () => {
  serve({
    withheld: [
      withheldOf(
        '2026-10',
        { USD: '0.20', KRW: '2000' },
        { source: 'us', rate: 0.1, net: { USD: '2.00', KRW: '20000' } },
      ),
      withheldOf(
        '2026-10',
        { USD: '0.24', KRW: '2475' },
        { source: 'other', net: { USD: '7.50', KRW: '75000' } },
      ),
    ],
  });
  await open();

  const withheld = await screen.findByRole('list', { name: '원천징수', hidden: true });
  expect([...withheld.children].map((item) => item.textContent)).toEqual([
    '2026년 10월, 미국 시청자 수익 ₩20,000의 10%-₩2,000사업소득',
    '2026년 10월, 그 밖의 수익 ₩75,000의 3.3%-₩2,475사업소득',
  ]);
});

it('a month that pays back no advance ends with what is payable', async () => {
  serve({ hasAdvance: false });
  await open();

  expect((await listLines()).at(-1)).toBe('지급액₩92,692');
});

it('each correction has its month, cause, old and new amount, and who caused it when', async () => {
  serve();
  await open();

  const [own, unassigned] = await Promise.all(
    ['지난달 조정', '배정되지 않은 수익의 조정'].map((name) =>
      screen.findByRole('list', { name, hidden: true }),
    ),
  );
  const rows = (list: HTMLElement | undefined) => [...(list?.children ?? [])].map((item) => item.textContent);
  expect(rows(own)).toEqual([
    '2026년 9월·수익 정정+₩950₩9,500 → ₩10,450운영자·2026.10.12 03:00·ad-september.csv',
    '2026년 8월·환율 정정-₩95₩190 → ₩95서버·2026.10.13 03:00',
  ]);
  expect(rows(unassigned)).toEqual([
    '2026년 9월·수익 정정+₩1,000₩10,000 → ₩11,000운영자·2026.10.12 03:00·ad-september.csv',
  ]);
});

it('what is payable opens the chain from the net over corrections and withholding to it', async () => {
  serve();
  fakeApi.get('/report/statement/amount', payment());
  const { user, dialog, steps, lines } = await press(/지급액 ₩92,692/);

  expect(lines).toEqual([
    '2026년 10월 정산 금액₩13,300',
    '지난달 조정+₩950',
    '조정을 더한 금액₩14,250',
    '원천징수-₩469',
    '지급액₩13,781',
  ]);
  expect(steps.getByRole('list', { name: '지난달 조정' })).toHaveTextContent(
    '2026년 9월·수익 정정+₩950₩9,500 → ₩10,450운영자',
  );
  expect(steps.getByRole('list', { name: '원천징수' })).toHaveTextContent(
    '2026년 10월 ₩13,300의 3.3%-₩438사업소득2026년 9월 ₩10,450의 3.3%-₩344사업소득이전 정산서에서 이미 원천징수+₩313',
  );
  await user.click(dialog.getByText('정산 금액이 나온 과정'));
  expect(dialog.getByRole('list', { name: '이 금액의 보고서 파일' })).toBeVisible();
  expect(dialog.getByText('더하면 화면의 금액과 같아요').parentElement).toHaveTextContent('₩13,781');
});

it('what is paid back of advances names the advance, its share and what was left of it', async () => {
  serve();
  fakeApi.get('/report/statement/amount', payment());
  const { dialog, steps, lines } = await press(/선지급 상환 -₩46,346/);

  expect(lines.slice(-3)).toEqual(['지급액₩13,781', '선지급 상환-₩6,890', '남은 지급액₩6,891']);
  expect(steps.getByRole('list', { name: '선지급 상환' })).toHaveTextContent(
    '선지급 ₩20,000·2026.09.20-₩6,890지급액의 50%·남은 선지급 ₩9,000',
  );
  expect(dialog.getByText('화면의 금액: 선지급 상환').parentElement).toHaveTextContent('-₩6,890');
});

it('unassigned revenue opens its part of the account', async () => {
  serveStatement();
  const requests = fakeApi.get(
    '/report/statement/amount',
    explanation({ of: 'account', unassigned: { shown: '21400', rounding: '0' }, total: null, payment: null }),
  );
  const { user } = await renderRoute(remote, config, { at: '/dashboard/statement' });
  await user.click(await screen.findByRole('button', { name: /배정되지 않은 수익 ₩21,400/ }));

  const dialog = within(await screen.findByRole('dialog', { name: '금액이 나온 과정' }));
  expect(await dialog.findByText('멤버 배분')).toBeVisible();
  expect(dialog.getByText('더하면 화면의 금액과 같아요').parentElement).toHaveTextContent('₩21,400');
  expect(Object.fromEntries(requests.calls[0]?.query ?? [])).toEqual({ month: '2026-10' });
});
