import { screen, waitFor, within } from '@testing-library/react';
import { sessions } from '@portal/shared/testing';
import { figure, openDashboard, serveReports } from '../../features/dashboard/testing/open-dashboard.ts';
import { chooseMember } from '../../testing/choose-member.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

afterEach(() => {
  document.cookie = 'amounts=; max-age=0; path=/';
});

const choice = (name: string) => screen.findByRole('radio', { name });
const lastAmounts = ({ calls }: ReturnType<typeof serveReports>['summary']) =>
  calls.at(-1)?.query.get('amounts');

it('a manager sees a chosen member’s money before the fee in every panel, in words and after a change of member', async () => {
  const requests = serveReports();
  const { user } = await openDashboard('/dashboard?member=m1');
  expect(await choice('수수료 뺀 금액')).toBeChecked();
  expect(await figure('민지원의 몫')).toBeVisible();
  expect(lastAmounts(requests.summary)).toBeNull();

  await user.click(await choice('수수료 빼기 전'));

  expect(await figure('민지원의 총수익')).toBeVisible();
  expect(screen.getByText(/수익은 수수료를 빼기 전 이 멤버의 몫이에요/)).toBeVisible();
  const { summary, trend, countries, videos } = requests;
  await waitFor(() =>
    expect([summary, trend, countries, videos].map(lastAmounts)).toEqual(
      Array.from({ length: 4 }, () => 'gross'),
    ),
  );
  expect(document.cookie).toContain('amounts=gross');

  await chooseMember({ user }, within(screen.getByRole('group', { name: '필터' })), '하도윤');
  expect(await figure('하도윤의 총수익')).toBeVisible();
  await user.click(await choice('수수료 뺀 금액'));
  expect(document.cookie).toContain('amounts=net');
});

it('the choice of the last visit is kept, and is not offered where no member is chosen', async () => {
  document.cookie = 'amounts=gross; path=/';
  const requests = serveReports();
  const { user } = await openDashboard();
  await figure('예상 수익');
  expect(lastAmounts(requests.summary)).toBeNull();
  expect(screen.queryByRole('radio', { name: '수수료 빼기 전' })).not.toBeInTheDocument();

  await chooseMember({ user }, within(screen.getByRole('group', { name: '필터' })), '하도윤');
  expect(await figure('하도윤의 총수익')).toBeVisible();
  expect(await choice('수수료 빼기 전')).toBeChecked();
});

it('a member sees its own net amount although the cookie says gross', async () => {
  document.cookie = 'amounts=gross; path=/';
  const requests = serveReports();
  await openDashboard('/dashboard?member=m1', { session: sessions.member });

  expect(await figure('내 몫')).toBeVisible();
  expect(screen.queryByRole('radio', { name: '수수료 빼기 전' })).not.toBeInTheDocument();
  expect(lastAmounts(requests.summary)).toBeNull();
});
