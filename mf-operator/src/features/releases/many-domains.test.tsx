import { fakeApi, renderRoute, sessions } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import config from '../../../remote.config.ts';
import type { Site } from '../../components/sites.api.ts';
import remote from '../../remote.tsx';
import { fakeReleases, releasedSite } from '../../testing/release-fixture.ts';

const TOTAL = 120;

const siteOf = (index: number): Site =>
  releasedSite({ domain: `site-${index}.localhost`, name: `Site ${index}` });
const sites = Array.from({ length: TOTAL }, (_, index) => siteOf(index));

const rollout = {
  candidate: 'c'.repeat(64),
  share: 5,
  steps: [5],
  every_minutes: null,
  next_step_at: null,
  changes: [],
  tag: '"tag"',
  unproven: false,
  reason: '새 음악',
  started_at: '2026-11-20T03:00:00Z',
  started_by: 'command line',
};
const nameOf = (index: number) => ({ domain: `site-${index}.localhost`, name: `Site ${index}` });
const canary = (() => {
  const site = siteOf(99);
  return { ...site, release: site.release && { ...site.release, rollout } };
})();
const stopped = {
  ...siteOf(98),
  guard_stop: {
    number: 7,
    at: '2026-11-20T03:00:00Z',
    reason: 'worse',
    share: 5,
    changes: [],
    evidence: [],
  },
};

/** More than a page has; a test fills them. */
let manyCanaries: Site[] = [];
let manyStopped: Site[] = [];

/** Answers as the server does. */
const findSites = (query: URLSearchParams) => {
  const names = query.get('names')?.split(',');
  const state = query.get('state');
  const search = query.get('search') ?? '';
  const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
  const inState: Record<string, Site[]> = {
    canary: [canary, ...manyCanaries],
    stopped: [stopped, ...manyStopped],
  };
  const all = state ? (inState[state] ?? []) : sites;
  const found = all.filter(
    ({ domain, name }) => (names?.includes(domain) ?? true) && `${domain} ${name}`.includes(search),
  );
  return { domains: found.slice(page * size, (page + 1) * size), total: found.length, page, size };
};

let logCalls: { calls: readonly { query: URLSearchParams }[] };
beforeEach(() => {
  [manyCanaries, manyStopped] = [[], []];
  fakeReleases();
  fakeApi.get('/operator/domains', ({ query }) => findSites(query));
  fakeApi.get('/operator/release/health', { pages: [], items: [] });
  logCalls = fakeApi.get('/operator/release/log', { log: [] });
});

const open = (at = '/operator/releases') => renderRoute(remote, config, { at, session: sessions.operator });

// Found by text, because roles of a page of rows are slow to compute.
test('the table of domains has pages, and finds domains that are on none of the first ones', async () => {
  const { user } = await open();
  await screen.findByText('Site 1');
  expect(screen.queryByText('Site 50')).not.toBeInTheDocument();

  await user.click(screen.getByLabelText('다음 페이지'));
  await screen.findByText('Site 50');
  await user.type(screen.getByLabelText('도메인 검색'), '117');

  await screen.findByText('Site 117');
  await waitFor(() => expect(screen.queryByText('Site 50')).not.toBeInTheDocument());
});

test('a search without a match says so, and leads back to all domains', async () => {
  const { user } = await open('/operator/releases?q=nothing');

  expect(await screen.findByText('일치하는 도메인이 없어요')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '모든 도메인 보기' }));

  expect(await screen.findByText('Site 1')).toBeVisible();
});

test('canaries and stops of the guard are shown of domains beyond the first page, too', async () => {
  await open();

  expect(await screen.findByRole('region', { name: '카나리 · Site 99' })).toBeVisible();
  expect(await screen.findByText(/Site 98/)).toBeVisible();
});

test('a dialog and the log open for a domain that is not on the first page', async () => {
  await open('/operator/releases?site=site-77.localhost&release=site-77.localhost');

  expect(await screen.findByRole('dialog', { name: 'Site 77 릴리스 변경' })).toBeVisible();
  await waitFor(() => expect(logCalls.calls.at(-1)?.query.get('domain')).toBe('site-77.localhost'));
});

test('more canaries than a page has are on further pages', async () => {
  manyCanaries = Array.from({ length: 50 }, (_, index) => ({ ...canary, ...nameOf(200 + index) }));
  const { user } = await open();
  await screen.findByText('카나리 · Site 99');
  expect(screen.queryByText('카나리 · Site 249')).not.toBeInTheDocument();

  await user.click(screen.getByLabelText('다음 페이지', { selector: 'section ~ nav button' }));

  expect(await screen.findByText('카나리 · Site 249')).toBeVisible();
  expect(screen.queryByText('카나리 · Site 99')).not.toBeInTheDocument();
});

const listStops = () =>
  screen.queryAllByText(/카나리를 중지했어요$/).map(({ textContent }) => /Site \d+/.exec(textContent)?.[0]);
const NEXT_STOPS = { selector: '[role=note] ~ nav button' };

test('three stops of the guard are shown, and the others on further pages by the keyboard', async () => {
  manyStopped = Array.from({ length: 50 }, (_, index) => ({ ...stopped, ...nameOf(200 + index) }));
  const { user } = await open();
  await screen.findByText(/Site 98 카나리를/);
  expect(listStops()).toEqual(['Site 98', 'Site 200', 'Site 201']);
  expect(screen.getByText('51개 중 1–3')).toBeVisible();

  screen.getByLabelText('다음 페이지', NEXT_STOPS).focus();
  await user.keyboard('{Enter}');

  await waitFor(() => expect(listStops()).toEqual(['Site 202', 'Site 203', 'Site 204']));
  await waitFor(() => expect(screen.getByLabelText('다음 페이지', NEXT_STOPS)).toHaveFocus());
});

test('the newest stops of the guard come first, also when one response has all domains', async () => {
  const days = [20, 24, 21, 23];
  fakeReleases(
    ...days.map((day, index) => ({
      ...stopped,
      ...nameOf(index),
      guard_stop: { ...stopped.guard_stop, at: `2026-11-${day}T03:00:00Z` },
    })),
  );
  const { user } = await open();
  await screen.findByText(/Site 1 카나리를/);
  expect(listStops()).toEqual(['Site 1', 'Site 3', 'Site 2']);

  await user.click(screen.getByLabelText('다음 페이지', NEXT_STOPS));

  expect(listStops()).toEqual(['Site 0']);
});
