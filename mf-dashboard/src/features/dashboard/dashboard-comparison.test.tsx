import { screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '@portal/shared/testing';
import { HistoryButtons, pressHistory } from '../../testing/history-buttons.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { cardOf, figure, openDashboard, serveReports } from './testing/open-dashboard.ts';

// Queries by role traverse the whole page and are slow on a busy machine.
jest.setTimeout(40_000);

const OWN_DAYS = { compare: 'custom', compare_from: '2026-09-10', compare_to: '2026-09-20' };

/** Presses two days of September in a calendar that shows October. */
const chooseSeptember = async (
  user: Awaited<ReturnType<typeof openDashboard>>['user'],
  calendar: ReturnType<typeof within>,
) => {
  await user.click(calendar.getByRole('button', { name: '이전 달' }));
  const month = within(await calendar.findByRole('grid', { name: '2026년 9월' }));
  await user.click(month.getByRole('button', { name: /^10 / }));
  await user.click(month.getByRole('button', { name: /^20 / }));
};

describe('the comparison of months', () => {
  it('compares this month with the same days of the month before, and says so on the cards', async () => {
    const { summary: requests, trend } = serveReports();
    await openDashboard('/dashboard?period=this-month');

    expect(cardOf(await figure('예상 수익')).getByText('10.01 – 10.18 대비')).toBeVisible();
    const query = { from: '2026-11-01', to: '2026-11-18', compare: 'previous', compare_by: 'months' };
    expect(Object.fromEntries(requests.calls.at(-1)?.query ?? [])).toEqual(query);
    expect(Object.fromEntries(trend.calls.at(-1)?.query ?? [])).toEqual({ ...query, interval: 'day' });
  });

  it('shows the compared days on a phone’s cards, too', async () => {
    serveReports();
    await openDashboard('/dashboard?period=last-month', { width: 390 });

    expect(cardOf(await figure('예상 수익')).getByText('09.01 – 09.30')).toBeVisible();
  });
});

describe('the comparison with days of one’s own', () => {
  it('is chosen in the menu, in a dialog that begins with the days before the period', async () => {
    const { summary: requests } = serveReports();
    const { user, location } = await openDashboard();
    await figure('예상 수익');

    await user.click(screen.getByRole('button', { name: '비교 이전 기간' }));
    await user.click(await screen.findByRole('option', { name: '직접 선택' }));
    const dialog = within(await screen.findByRole('dialog', { name: '비교 기간' }));
    expect(location().search).toBe('?filters=compare');
    expect(dialog.queryByText(/길이가 달라서/)).not.toBeInTheDocument();
    await chooseSeptember(user, dialog);
    expect(dialog.getByText(/비교할 11일은 지금 보는 28일과 길이가 달라서/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '적용' }));

    expect(Object.fromEntries(new URLSearchParams(location().search))).toEqual(OWN_DAYS);
    expect(await screen.findByRole('button', { name: '비교 09.10 – 09.20' })).toBeVisible();
    await waitFor(() =>
      expect(Object.fromEntries(requests.calls.at(-1)?.query ?? [])).toEqual({
        from: '2026-10-22',
        to: '2026-11-18',
        ...OWN_DAYS,
      }),
    );
  });

  it('stays when the dialog is cancelled, and its days leave the address with it', async () => {
    serveReports();
    const { user, location } = await openDashboard(`/dashboard?${new URLSearchParams(OWN_DAYS)}`);

    await user.click(await screen.findByRole('button', { name: '비교 09.10 – 09.20' }));
    expect(await screen.findByRole('option', { name: '09.10 – 09.20', selected: true })).toBeVisible();
    await user.click(screen.getByRole('option', { name: '직접 선택' }));
    const dialog = within(await screen.findByRole('dialog', { name: '비교 기간' }));
    await user.click(dialog.getByRole('button', { name: '취소' }));
    expect(Object.fromEntries(new URLSearchParams(location().search))).toEqual(OWN_DAYS);

    await user.click(screen.getByRole('button', { name: '비교 09.10 – 09.20' }));
    await user.click(await screen.findByRole('option', { name: '작년 같은 기간' }));
    expect(location().search).toBe('?compare=last_year');
  });

  it('is chosen in the filter sheet on phones', async () => {
    serveReports();
    const { user, location } = await openDashboard('/dashboard', { width: 390 });

    await user.click(await screen.findByRole('button', { name: /필터 \d개 적용 중/ }));
    const sheet = within(await screen.findByRole('dialog', { name: '필터' }));
    await user.click(
      within(sheet.getByRole('group', { name: '비교' })).getByRole('radio', { name: '직접 선택' }),
    );
    await chooseSeptember(user, sheet);
    await user.click(sheet.getByRole('button', { name: '적용' }));

    expect(Object.fromEntries(new URLSearchParams(location().search))).toMatchObject(OWN_DAYS);
    expect(await screen.findByRole('button', { name: '비교 09.10 – 09.20, 비교 해제' })).toBeVisible();
  });
});

describe('the history entry of the comparison’s dialog', () => {
  const openOnLaptop = async () => {
    serveReports();
    const rendered = await renderPortal(
      <>
        <DashboardPage />
        <HistoryButtons />
      </>,
      { at: '/dashboard' },
    );
    const { user, location } = rendered;
    const openDialog = async () => {
      await user.click(await screen.findByRole('button', { name: /^비교 / }));
      await user.click(await screen.findByRole('option', { name: '직접 선택' }));
      return within(await screen.findByRole('dialog', { name: '비교 기간' }));
    };
    const expectClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      return new URLSearchParams(location().search);
    };
    return { user, openDialog, expectClosed };
  };

  const note = /비교할 11일은/;

  it('Back closes the dialog, and the next opening has the days chosen in it', async () => {
    const { user, openDialog, expectClosed } = await openOnLaptop();
    const dialog = await openDialog();
    await chooseSeptember(user, dialog);

    pressHistory('back');

    expect((await expectClosed()).toString()).toBe('');
    expect((await openDialog()).getByText(note)).toBeVisible();
  });

  it('closing the dialog by its button discards the days chosen in it', async () => {
    const { user, openDialog, expectClosed } = await openOnLaptop();
    const dialog = await openDialog();
    await chooseSeptember(user, dialog);

    await user.click(dialog.getByRole('button', { name: '취소' }));

    expect((await expectClosed()).toString()).toBe('');
    expect((await openDialog()).queryByText(note)).not.toBeInTheDocument();
  });

  it('Back after Apply restores the comparison from before, without the dialog', async () => {
    const { user, openDialog, expectClosed } = await openOnLaptop();
    const dialog = await openDialog();
    await chooseSeptember(user, dialog);
    await user.click(dialog.getByRole('button', { name: '적용' }));
    expect((await expectClosed()).get('compare')).toBe('custom');

    pressHistory('back');

    await waitFor(async () => expect((await expectClosed()).toString()).toBe(''));
  });
});
