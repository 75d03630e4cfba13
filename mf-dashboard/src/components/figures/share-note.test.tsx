import { screen } from '@testing-library/react';
import { fakeApi, sessions } from '@portal/shared/testing';
import { figure, openDashboard, serveReports } from '../../features/dashboard/testing/open-dashboard.ts';
import { summary } from '../../testing/report-fixtures.ts';
import type { Summary } from './summary.api.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

const serve = (share: Summary['member_share']) => {
  serveReports();
  fakeApi.get('/report/summary', (request) => ({ ...summary(request), member_share: share }));
};
const day = '2026-11-03';

describe('the note on a member’s part', () => {
  it('names one part of all channels, and the day of their assignment', async () => {
    serve({ parts: { lowest: 0.5, highest: 0.5 }, since: { first: day, last: day, channels: 1, of: 1 } });
    await openDashboard('/dashboard', { session: sessions.member });

    expect(
      await screen.findByText('내 배분율은 50%예요. 2026.11.03부터 배정됐어요. 그 전에는 수익이 없어요.'),
    ).toBeVisible();
  });

  it('names the smallest and the largest of different parts and days', async () => {
    serve({
      parts: { lowest: 0.3333, highest: 1 },
      since: { first: day, last: '2026-11-09', channels: 2, of: 5 },
    });
    await openDashboard('/dashboard', { session: sessions.member });

    expect(await screen.findByText(/내 배분율은 채널과 날짜에 따라 33\.33%~100%예요\./)).toHaveTextContent(
      '채널 5개 가운데 2개는 배정된 날(2026.11.03~2026.11.09)부터 수익이 있어요.',
    );
  });

  it('says how many of several channels are new, beside the revenue of the others', async () => {
    serve({ parts: null, since: { first: day, last: day, channels: 1, of: 6 } });
    await openDashboard('/dashboard?member=m1');

    expect(
      await screen.findByText(/채널 6개 가운데 1개는 2026\.11\.03부터 배정됐어요\. 그 전 수익은 없어요\./),
    ).toBeVisible();
  });

  it('is in the definition of the card, which calls the money a share', async () => {
    serve({ parts: { lowest: 0.5, highest: 0.5 }, since: null });
    await openDashboard('/dashboard', { session: sessions.member });

    expect(await figure('내 몫')).toBeVisible();
    expect(
      screen.getByLabelText(/배분율을 적용하고 수수료를 뺀, 내가 받을 금액이에요\. 내 배분율은 50%예요\./),
    ).toBeVisible();
    expect(screen.getAllByLabelText(/수수료를 적용하기 전의 전체 수익으로 계산해요\./)).toHaveLength(2);
    expect(await screen.findByRole('figure', { name: '내 몫 추이' })).toBeVisible();
    expect(screen.queryByText('예상 수익')).not.toBeInTheDocument();
  });

  it('is absent where the revenue is whole', async () => {
    serve(null);
    await openDashboard('/dashboard', { session: sessions.member });

    expect(await screen.findByText(/환율은 1달러/)).toBeVisible();
    expect(screen.queryByText(/배분율/)).not.toBeInTheDocument();
  });

  it('shows a manager with a selected member that revenue is the net of this member', async () => {
    serve({ parts: { lowest: 0.5, highest: 0.5 }, since: null });
    await openDashboard('/dashboard?member=m1');

    expect(
      await screen.findByText(
        '수익은 이 멤버가 받는 금액이에요. 배분율과 수수료를 적용했어요. 이 멤버의 배분율은 50%예요.',
      ),
    ).toBeVisible();
  });
});
