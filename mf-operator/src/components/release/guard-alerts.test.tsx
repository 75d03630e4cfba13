import { fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config.ts';
import remote from '../../remote.tsx';
import { DOMAIN, fakeReleases, loggedMove, releasedSite } from '../../testing/release-fixture.ts';
import type { GuardStop } from '../sites.api.ts';

const evidence: GuardStop['evidence'] = [
  { remote: 'mf-music', control: { loads: 2_000, failed: 10 }, candidate: { loads: 200, failed: 50 } },
  { remote: '*', control: { loads: 4_000, failed: 20 }, candidate: { loads: 400, failed: 60 } },
];

const stop: GuardStop = {
  number: 2,
  at: '2026-11-20T03:00:00Z',
  reason: 'mf-music failed in 25.0 %',
  share: 5,
  evidence,
  changes: [{ kind: 'version', remote: 'mf-music', from: '1.0.0', to: '1.1.0' }],
};

beforeEach(() => fakeReleases(releasedSite({ guard_stop: stop })));

const open = (at = '/operator/releases') => renderRoute(remote, config, { at, session: sessions.operator });
const findAlert = async () => {
  const title = await screen.findByText('보호 장치가 Aurora 카나리를 중지했어요');
  // The banner has no name of its own.
  return within(title.closest('[role=note]') as HTMLElement);
};

test('the page says which canary the guard stopped, when, and for which page loads', async () => {
  await open();
  const alert = await findAlert();

  expect(
    alert.getByText('mf-music: 카나리 200건 중 25.0% 실패, 카나리 없이 2,000건 중 0.5% 실패'),
  ).toBeVisible();
  expect(
    alert.getByText('페이지 전체: 카나리 400건 중 15.0% 실패, 카나리 없이 4,000건 중 0.5% 실패'),
  ).toBeVisible();
  expect(alert.getByText('mf-music 1.0.0 → 1.1.0').parentElement?.parentElement).toHaveTextContent(
    /^2026\.11\.20 .+·mf-music 1\.0\.0 → 1\.1\.0·방문자의 5%/,
  );
  expect(alert.queryByText(stop.reason)).not.toBeInTheDocument();
});

test('once the page loads are deleted, the sentence of the guard is shown', async () => {
  fakeReleases(releasedSite({ guard_stop: { ...stop, evidence: [], changes: null, share: null } }));
  await open();

  expect((await findAlert()).getByText(stop.reason)).toHaveAttribute('lang', 'en');
});

test('the link leads to the page of the log that has the stop, and focuses it', async () => {
  const numbers = Array.from({ length: 12 }, (_, index) => 12 - index);
  fakeApi.get('/operator/release/log', {
    log: numbers.map((number) =>
      loggedMove(number, number === stop.number ? { action: 'stop', moved_by: 'guard', evidence } : {}),
    ),
  });
  const { user } = await open('/operator/releases?site=other.localhost');
  await user.click((await findAlert()).getByRole('link', { name: /^기록에서 보기/ }));

  const entry = await screen.findByText('#2');
  expect(entry.parentElement?.parentElement).toHaveTextContent(
    /^#2·카나리 중지·mf-music: 카나리 200건 중 25\.0% 실패/,
  );
  await waitFor(() => expect(document.activeElement).toContainElement(entry));
  await user.click(screen.getByRole('button', { name: '이전 페이지' }));
  expect(await screen.findByText('#12')).toBeVisible();
});

test('the first page of the console has the alert, too', async () => {
  fakeApi.get('/operator/channels', {
    items: [],
    total: 0,
    page: 0,
    size: 20,
    counts: { all: 0, waiting: 0, on_hold: 0, approved: 0, rejected: 0 },
  });
  await open('/operator/review');

  const link = (await findAlert()).getByRole('link', { name: /^기록에서 보기/ });
  expect(link).toHaveAttribute('href', `/operator/releases?site=${DOMAIN}&move=2`);
});

test('without such a stop there is no alert', async () => {
  fakeReleases(releasedSite());
  await open();
  await screen.findByRole('table', { name: '모든 도메인의 릴리스' });

  expect(screen.queryByText(/보호 장치/)).not.toBeInTheDocument();
});
