import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test, type TestContext } from 'node:test';
import { installedBrowsers, openContext } from './testing/browsers.ts';
import { type Pages, pageWith, servePages } from './testing/page-server.ts';
import { leavePage, openTab } from './watch-page.ts';

const IDLE_MS = 300;
/** Longer than a browser takes to request an icon after a page has loaded. */
const ICON_MS = 1_500;

/** Opens paths one after another, and returns what went wrong on the last one. */
async function visit(
  t: TestContext,
  { browser, pages, paths }: { browser: string; pages: Pages; paths: string[] },
) {
  const origin = await servePages(t, pages);
  const tab = await openTab(await openContext(t, browser));
  let watched = tab.watch();
  for (const at of paths) {
    watched = tab.watch();
    await leavePage(tab, origin);
    await tab.page.goto(`${origin}${at}`);
    await tab.waitForIdle(IDLE_MS, 5_000);
  }
  await wait(ICON_MS);
  return {
    tab,
    problems: watched.problems.map(({ code, reason, stack }) => ({
      code,
      reason: reason.replaceAll(origin, ''),
      stack: stack.map((frame) => frame.replaceAll(origin, '')),
    })),
  };
}

for (const browser of installedBrowsers()) {
  const name = path.basename(browser);

  test(`a page without an icon has no problem in ${name}, which requests one by itself`, async (t) => {
    const { problems } = await visit(t, {
      browser,
      pages: { '/': pageWith('') },
      paths: ['/'],
    });

    assert.deepEqual(problems, []);
  });

  test(`what a page that was left still requests is no problem of the next one in ${name}`, async (t) => {
    const slow = pageWith("fetch('/late', { keepalive: true, method: 'POST' })");
    const { problems } = await visit(t, {
      browser,
      pages: {
        '/slow': slow,
        '/late': (_, response) => void setTimeout(() => response.writeHead(404).end(), 2 * IDLE_MS),
        '/next': (request, response) => setTimeout(() => pageWith('')(request, response), IDLE_MS),
      },
      paths: ['/slow', '/next'],
    });

    assert.deepEqual(problems, []);
  });

  test(`errors of a page have the scripts and positions that they came from in ${name}`, async (t) => {
    const { problems } = await visit(t, {
      browser,
      pages: {
        '/': (_, response) =>
          void response.setHeader('content-type', 'text/html').end('<script src="/r/mf-a/1/a.js"></script>'),
        '/r/mf-a/1/a.js': (_, response) =>
          void response.setHeader('content-type', 'text/javascript').end(
            `function report() {
  console.error('planted %s', 'text');
}
report();
function load() {
  return fetch('/missing');
}
load();
queueMicrotask(function later() {
  throw new TypeError('planted error');
});
`,
          ),
      },
      paths: ['/'],
    });

    const file = '/r/mf-a/1/a.js';
    assert.deepEqual(
      problems.toSorted((a, b) => (a.code < b.code ? -1 : 1)),
      [
        {
          code: 'console_error',
          reason: 'planted text',
          stack: [`at report (${file}:2:11)`, `at ${file}:4:1`],
        },
        {
          code: 'request_failed',
          reason: 'GET /missing responded with 404',
          stack: [`at load (${file}:6:10)`, `at ${file}:8:1`],
        },
        {
          code: 'uncaught_error',
          reason: 'TypeError: planted error',
          stack: [`at later (${file}:10:9)`],
        },
      ],
    );
  });

  test(`a tab that crashes, and a server that fails, interrupt the proof in ${name}`, async (t) => {
    const crashed = await visit(t, { browser, pages: { '/': pageWith('') }, paths: ['/'] });
    const failed = await visit(t, {
      browser,
      pages: {
        '/': pageWith("fetch('/api/v2/full')"),
        '/api/v2/full': (_, response) => void response.writeHead(500).end(),
      },
      paths: ['/'],
    });
    crashed.tab.page.goto('chrome://crash').catch(() => undefined);

    await assert.rejects(crashed.tab.interrupted, { name: 'ProofInterrupted', message: /the tab crashed/ });
    await assert.rejects(failed.tab.interrupted, {
      name: 'ProofInterrupted',
      message: 'the server of the proof responded with 500 to GET /api/v2/full',
    });
    assert.deepEqual(failed.problems, []);
  });

  test(`a browser that ends interrupts the proof in ${name}`, async (t) => {
    const { tab } = await visit(t, { browser, pages: { '/': pageWith('') }, paths: ['/'] });
    await tab.page.context().browser()?.close();

    await assert.rejects(tab.interrupted, { name: 'ProofInterrupted', message: 'the browser ended' });
  });
}
