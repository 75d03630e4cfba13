import { fakeApi, errorResponse, sessions, siteMetadata } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { releaseSetOf } from '../../testing/release-set-fixture.ts';
import { renderShell } from '../../testing/render-shell.tsx';

const visit = () =>
  renderShell({
    at: '/',
    set: releaseSetOf({}),
    session: sessions.operator,
    metadata: siteMetadata({ is_console: true, name: 'Console' }),
  });

it('the console shows the state and version of each remote per domain', async () => {
  fakeApi.get('/operator/domains', {
    domains: [
      {
        domain: 'aurora.localhost',
        name: 'Aurora',
        is_playlist: false,
        is_console: false,
        default_language: 'ko',
        release: {
          set: 'a'.repeat(64),
          shell: '1.0.0+12345678',
          follows: ['mf-dashboard'],
          remotes: {
            'mf-dashboard': { on: true, version: '1.4.0+12345678', previous: null },
            'mf-music': { on: false, version: '1.0.0+12345678', previous: null },
          },
        },
      },
      {
        domain: 'new.localhost',
        name: 'New',
        is_playlist: false,
        is_console: false,
        default_language: 'en',
        release: null,
      },
    ],
  });
  await visit();

  const row = await screen.findByRole('row', { name: /Aurora/ });
  expect(within(row).getByText('켜짐')).toBeInTheDocument();
  expect(within(row).getByText('1.4.0+12345678 · 최신 빌드 자동')).toBeInTheDocument();
  expect(within(row).getByText('1.0.0+12345678', { selector: 'td:nth-child(4) *' })).toBeInTheDocument();
  expect(within(row).getByText('꺼짐')).toBeInTheDocument();
  expect(
    within(screen.getByRole('row', { name: /New/ })).getByText('아직 배포되지 않았어요'),
  ).toBeInTheDocument();
});

it('the console shows an error panel when the domain list fails to load', async () => {
  fakeApi.get('/operator/domains', errorResponse(403, 'forbidden'));
  await visit();

  expect(await screen.findByText('도메인 목록을 불러오지 못했어요')).toBeInTheDocument();
});
