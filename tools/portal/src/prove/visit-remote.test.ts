import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Visit } from './proof-shapes.ts';
import { installedBrowsers, openContext } from './testing/browsers.ts';
import { mounting, type Pages, pageWith, servePages } from './testing/page-server.ts';
import { noPages, visitRemote } from './visit-remote.ts';

const [browser = ''] = installedBrowsers();

const visit: Visit = {
  remote: 'mf-music',
  version: '1.0.0',
  route: 'catalogue',
  role: 'manager',
  path: '/musics',
};
const mounted = mounting(visit);

async function visitPageOf(t: TestContext, pages: Pages) {
  const origin = await servePages(t, pages);
  const result = noPages();
  await visitRemote(undefined, { context: await openContext(t, browser), origin, visits: [visit] }, result);
  const summary = ({ roles, route, code, reason }: (typeof result.failures)[number]) => ({
    route,
    roles,
    code,
    reason,
  });
  return {
    visits: result.visits.length,
    failures: result.failures.map(summary),
    unconfirmed: result.unconfirmed.map(summary),
  };
}

const failure = {
  route: 'catalogue',
  roles: ['manager'],
  code: 'console_error',
  reason: 'planted',
};

test('a page that fails twice has failed, as the role that opened it', async (t) => {
  const result = await visitPageOf(t, { '/musics': pageWith(`${mounted}; console.error('planted')`) });

  assert.deepEqual(result, { visits: 1, failures: [failure], unconfirmed: [] });
});

test('a page that fails at its first try only has not failed, and what it reported is named', async (t) => {
  let requests = 0;
  const result = await visitPageOf(t, {
    '/musics': (request, response) => {
      requests += 1;
      pageWith(requests === 1 ? `${mounted}; console.error('planted')` : mounted)(request, response);
    },
  });

  assert.deepEqual(result, { visits: 1, failures: [], unconfirmed: [failure] });
});

test('a page that reloads itself once, as the shell does to fetch a chunk again, has not failed', async (t) => {
  // A busy thread, so that a question of the driver waits while the page goes away.
  const reload = `addEventListener('load', () => setTimeout(() => {
    sessionStorage.setItem('reloaded', '1');
    location.reload();
    for (const end = Date.now() + 1000; Date.now() < end; );
  }));`;
  const result = await visitPageOf(t, {
    '/musics': pageWith(`if (sessionStorage.getItem('reloaded')) { ${mounted} } else { ${reload} }`),
  });

  assert.deepEqual(result, { visits: 1, failures: [], unconfirmed: [] });
});

test('a visit that the browser interrupts is no failure of its page, which the interruption names', async (t) => {
  const visiting = visitPageOf(t, { '/musics': (request) => void request.socket.destroy() });

  await assert.rejects(visiting, {
    name: 'ProofInterrupted',
    message: /^mf-music catalogue as manager: .*net::ERR_EMPTY_RESPONSE/,
  });
});
