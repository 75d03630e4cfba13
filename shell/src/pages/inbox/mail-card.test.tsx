import type { GetResponse } from '@portal/shared/http';
import { errorResponse, fakeApi, sessions } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { releaseSetOf } from '../../testing/release-set-fixture.ts';
import { renderShell } from '../../testing/render-shell.tsx';

type Mail = GetResponse<'/inbox/settings'>['mail'];

const off = { on: false, language: null, currency: null } as const;
const mailOf = (daily: Partial<Mail['frequencies'][number]> = {}): Mail => ({
  is_available: true,
  frequencies: [
    { frequency: 'daily', ...off, ...daily },
    { frequency: 'weekly', ...off },
    { frequency: 'monthly', ...off },
  ],
});

const openCard = async (mail: Mail) => {
  const { user } = await renderShell({
    at: '/inbox',
    set: releaseSetOf({}),
    session: sessions.manager,
    fakeResponses: () => {
      fakeApi.get('/inbox/list', {
        currency: 'KRW',
        items: [],
        next: null,
        unread: 0,
      });
      fakeApi.get('/inbox/settings', { kinds: [], mail });
    },
  });
  return { user, card: within(await screen.findByRole('region', { name: '이메일' })) };
};

describe('mails', () => {
  it('are switched on one by one, with the time zone in which weeks begin', async () => {
    const { user, card } = await openCard(mailOf());
    const calls = fakeApi.post('/inbox/mail', {});
    const weekly = await card.findByRole('switch', { name: '매주 월요일' });
    expect(weekly).not.toBeChecked();
    expect(card.getByText(`${sessions.manager.account.email} 주소로 보내 드려요.`)).toBeInTheDocument();

    await user.click(weekly);
    expect(weekly).toBeChecked();
    await waitFor(() =>
      expect(calls.calls[0]?.body).toEqual({
        frequencies: [{ frequency: 'weekly', on: true }],
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    );
  });

  it('stay off where the server refuses', async () => {
    const { user, card } = await openCard(mailOf());
    fakeApi.post('/inbox/mail', errorResponse(409, 'mail_unavailable'));
    const daily = await card.findByRole('switch', { name: '매일, 새 수치가 집계되면' });

    await user.click(daily);
    await waitFor(() => expect(daily).not.toBeChecked());
  });

  it('in another language or currency than the page can be changed to those of the page', async () => {
    const { user, card } = await openCard(mailOf({ on: true, language: 'en', currency: 'USD' }));
    const calls = fakeApi.post('/inbox/mail', {});
    await card.findByText('메일 언어와 통화: English, USD');

    await user.click(card.getByRole('button', { name: '지금 쓰는 언어와 통화로 바꾸기' }));
    await waitFor(() =>
      expect(calls.calls[0]?.body).toMatchObject({ frequencies: [{ frequency: 'daily', on: true }] }),
    );
    expect(card.queryByText(/^메일 언어와 통화/)).not.toBeInTheDocument();
  });

  it('of a portal without a mail server cannot be switched on, which the card says', async () => {
    const { card } = await openCard({ is_available: false, frequencies: [] });

    await card.findByText('이 포털은 아직 메일을 보내지 않아요.');
    expect(card.queryByRole('switch')).not.toBeInTheDocument();
  });
});
