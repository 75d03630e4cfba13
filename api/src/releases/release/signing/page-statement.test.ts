import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  callOperatorApi,
  CONTENT,
  fetchCurrentTag,
  openReleasedPortal,
  parseReleaseSet,
  PARTNER,
  requestPage,
} from '../testing/test-portal.ts';
import { PAGE_STATEMENT_HEADERS, readPageKey, requirePageStatement } from './page-statement.ts';

const NOW = new Date('2026-03-05T10:20:30Z');
const ASKING = { [PAGE_STATEMENT_HEADERS.request]: '1' };

test('T-35 a page comes with a signed statement about its release set when it is asked for', async (t) => {
  const portal = await openReleasedPortal(t);
  const off = { domain: PARTNER, changes: [{ remote: CONTENT, on: false }] };
  await callOperatorApi(portal, 'POST', '/release/change', off, await fetchCurrentTag(portal));

  const asked = await requestPage(portal, '/', ASKING);
  const { headers } = await requestPage(portal, '/');

  const header = String(asked.headers[PAGE_STATEMENT_HEADERS.response]);
  const expected = { key: readPageKey(header).key, domain: PARTNER, lastCounter: 0, now: NOW };
  const set = parseReleaseSet(asked.body);
  assert.equal((await requirePageStatement(header, { ...expected, set })).counter, 2);
  await assert.rejects(
    requirePageStatement(header, { ...expected, set: { ...set, remotes: {} } }),
    ({ reason }) => reason === 'other_set',
  );
  assert.equal(headers[PAGE_STATEMENT_HEADERS.response], undefined);
});

test('T-35 a page with the last good release set of a refused domain has no statement', async (t) => {
  const portal = await openReleasedPortal(t, { log: [] });
  await requestPage(portal, '/');
  await portal.database.db.updateTable('release_statement').set({ signature: 'AAAA' }).execute();

  const page = await requestPage(portal, '/', ASKING);

  assert.equal(page.statusCode, 200);
  assert.equal(page.headers[PAGE_STATEMENT_HEADERS.response], undefined);
});
