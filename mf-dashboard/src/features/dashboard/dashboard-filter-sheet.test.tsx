import { screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '@portal/shared/testing';
import { chooseMember } from '../../testing/choose-member.ts';
import { HistoryButtons, pressHistory } from '../../testing/history-buttons.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { serveReports } from './testing/open-dashboard.ts';

const openOnPhone = async () => {
  serveReports();
  const rendered = await renderPortal(
    <>
      <DashboardPage />
      <HistoryButtons />
    </>,
    {
      at: '/dashboard',
      width: 390,
      subAccounts: [{ id: 'm2', email: 'member2@aurora.example', nickname: '하도윤' }],
    },
  );
  const { user } = rendered;
  const openSheet = async () => {
    await user.click(await screen.findByRole('button', { name: /필터 \d개 적용 중/ }));
    return within(await screen.findByRole('dialog', { name: '필터' }));
  };
  const expectClosed = () =>
    waitFor(() => expect(screen.queryByRole('dialog', { name: '필터' })).not.toBeInTheDocument());
  return { ...rendered, openSheet, expectClosed };
};

it('Back closes the filter sheet of a phone, and the next opening has the choices made in it', async () => {
  const { user, location, openSheet, expectClosed } = await openOnPhone();
  const sheet = await openSheet();
  await chooseMember({ user }, sheet, '하도윤');

  pressHistory('back');

  await expectClosed();
  expect(location()).toMatchObject({ pathname: '/dashboard', search: '' });
  expect((await openSheet()).getByRole('button', { name: /^멤버 하도윤/ })).toBeVisible();
});

it('closing the filter sheet of a phone by its button discards the choices', async () => {
  const { user, openSheet, expectClosed } = await openOnPhone();
  const sheet = await openSheet();
  await chooseMember({ user }, sheet, '하도윤');

  await user.click(sheet.getByRole('button', { name: '닫기' }));

  await expectClosed();
  expect((await openSheet()).getByRole('button', { name: /^멤버 전체/ })).toBeVisible();
});

it('Back after Apply restores the filters from before, without the filter sheet', async () => {
  const { user, location, openSheet, expectClosed } = await openOnPhone();
  const sheet = await openSheet();
  await chooseMember({ user }, sheet, '하도윤');
  await user.click(sheet.getByRole('button', { name: '적용' }));
  await expectClosed();
  expect(location().search).toBe('?member=m2');

  pressHistory('back');
  await waitFor(() => expect(location().search).toBe(''));
  pressHistory('forward');

  await waitFor(() => expect(location().search).toBe('?member=m2'));
  await expectClosed();
});

it('Apply without a change goes back to the history entry before the filter sheet', async () => {
  const { user, location, openSheet, expectClosed } = await openOnPhone();
  const sheet = await openSheet();

  await user.click(sheet.getByRole('button', { name: '적용' }));

  await expectClosed();
  pressHistory('forward');
  await waitFor(() => expect(location().search).toBe('?filters=1'));
});

it('Back closes the sheet of all countries and stays on the dashboard', async () => {
  const { user, location } = await openOnPhone();
  await user.click(await screen.findByRole('button', { name: '전체 보기' }));
  const sheet = await screen.findByRole('dialog', { name: '국가별 예상 수익' });
  expect(location().search).toBe('?countries=1');

  pressHistory('back');

  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  expect(location()).toMatchObject({ pathname: '/dashboard', search: '' });
});
