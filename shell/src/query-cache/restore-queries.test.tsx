import 'fake-indexeddb/auto';
import { QueryClientProvider, useQuery } from '@portal/shared/http';
import { currencyAtom, sessionAtom, subAccountsAtom, tokenAtom } from '@portal/shared/state';
import { fakeApi, sessions, siteMetadata } from '@portal/shared/testing';
import { DESIGNS } from '@portal/shared/theme';
import { render } from '@testing-library/react';
import { createPortal } from '../portal/create-portal.ts';
import { buildOf, releaseSetOf, running } from '../testing/release-set-fixture.ts';
import { encryptedRecord } from './encrypted-record.ts';
import { freshness } from './freshness.ts';
import { getQueryClient } from './query-provider.tsx';
import { restoreQueries } from './restore-queries.ts';
import { restoredAtAtom } from './restored-at.ts';

const DAY_MS = 86_400_000;

const set = releaseSetOf({ 'mf-dashboard': running(buildOf('mf-dashboard', '1.0.0')) });
const member = { id: 'member', email: 'm@aurora.example', nickname: 'Mina' };
const summary = { queryKey: ['report', 'summary'], queryFn: async () => ({ views: 7 }) };

let lifetime: AbortController;
beforeEach(() => {
  lifetime = new AbortController();
  fakeApi.get('/report/freshness', {
    views_through: '2026-11-19',
    revenue_through: '2026-11-18',
    latest_day: '2026-11-18',
    time_zone: 'America/Los_Angeles',
    status: 'estimated',
    first_day: '2026-05-01',
    final_through: null,
  });
});
afterEach(async () => {
  lifetime.abort();
  await encryptedRecord.remove();
});

function FiguresPage() {
  return <p>{useQuery(summary).data?.views}</p>;
}

const openPage = (token: string, release = set) => {
  const portal = createPortal({
    set: release,
    design: DESIGNS['mcn-1'],
    start: {
      domain: 'aurora.localhost',
      language: 'ko',
      currency: 'KRW',
      colorScheme: 'system',
      metadata: siteMetadata(),
    },
    load: () => Promise.reject(new Error('No remote is loaded.')),
    signal: lifetime.signal,
  });
  portal.store.set(tokenAtom, token);
  return { portal, client: getQueryClient(portal) };
};

/** Loads a report on a page of its own and waits until it is written. */
const visit = async (token = 'first') => {
  const { portal, client } = openPage(token);
  portal.store.set(sessionAtom, sessions.manager);
  portal.store.set(subAccountsAtom, [member]);
  await client.fetchQuery(summary);
  await client.fetchQuery({ queryKey: ['channels'], queryFn: async () => 'not a report' });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  while ((await encryptedRecord.read(token)) === undefined);
  return { portal, client };
};

it('begins with the session and the reports of the last page load, and with nothing else', async () => {
  await visit();

  const { portal, client } = openPage('first');
  expect(await restoreQueries(portal)).toBe(true);

  expect(portal.store.get(sessionAtom)).toEqual(sessions.manager);
  expect(portal.store.get(subAccountsAtom)).toEqual([member]);
  expect(client.getQueryData(summary.queryKey)).toEqual({ views: 7 });
  expect(client.getQueryData(['channels'])).toBeUndefined();
});

it('keeps responses of one language and currency apart from those of others', async () => {
  await visit();

  const { portal, client } = openPage('first');
  portal.store.set(currencyAtom, 'USD');
  await restoreQueries(portal);

  expect(client.getQueryData(summary.queryKey)).toBeUndefined();
});

it('T-77 restores nothing with another token, and removes what it cannot read', async () => {
  await visit();

  const { portal } = openPage('second');
  expect(await restoreQueries(portal)).toBe(false);

  expect(portal.store.get(sessionAtom)).toBeNull();
  expect(await encryptedRecord.read('first')).toBeUndefined();
});

it('T-77 removes the record when the session ends', async () => {
  const { portal } = await visit();

  portal.sessions.end();

  expect(await encryptedRecord.read('first')).toBeUndefined();
});

it('restores nothing for another release set', async () => {
  await visit();

  const { portal } = openPage('first', { ...set, id: 'b'.repeat(64) });

  expect(await restoreQueries(portal)).toBe(false);
});

it('restores nothing that is older than a week', async () => {
  await visit();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 7 * DAY_MS + 1);

  const { portal } = openPage('first');

  expect(await restoreQueries(portal)).toBe(false);
});

it('restores nothing once the server has ended or confirmed the session', async () => {
  await visit();

  const { portal } = openPage('first');
  const restored = restoreQueries(portal);
  portal.store.set(sessionAtom, sessions.member);

  expect(await restored).toBe(false);
  expect(portal.store.get(sessionAtom)).toEqual(sessions.member);
});

it('says since when restored reports are on the page until a new response has arrived', async () => {
  const { client: first } = await visit();
  const loadedAt = first.getQueryState(summary.queryKey)?.dataUpdatedAt;
  const { portal, client } = openPage('first');
  await restoreQueries(portal);

  render(<FiguresPage />, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  expect(portal.store.get(restoredAtAtom)).toBe(loadedAt);
  await client.fetchQuery({ ...freshness(), staleTime: 0 });
  await client.refetchQueries({ queryKey: summary.queryKey });

  expect(portal.store.get(restoredAtAtom)).toBeNull();
});
