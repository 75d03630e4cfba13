import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { createContentSecurityPolicy } from './page-headers.ts';
import { SERVICE_WORKER } from './service-worker.ts';

type Listener = (event: object) => void;

const PAGE_POLICY = createContentSecurityPolicy({ styles: [], trustedTypes: ['portal'] });
const PLAIN_POLICY = createContentSecurityPolicy({ styles: [], trustedTypes: [] });

const pageOf = (text: string, { status = 200, policy = PAGE_POLICY } = {}) =>
  new Response(text, { status, headers: { 'Content-Security-Policy': policy } });

/** Runs the worker with a cache in memory and a network that a test sets. */
const startWorker = async (first: () => Promise<Response>) => {
  let network = first;
  const kept = new Map<string, Response>();
  const listeners = new Map<string, Listener>();
  const cache = {
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, response: Response) => void kept.set(key, response),
  };
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: () => undefined,
    registration: {},
  };
  runInNewContext(SERVICE_WORKER, { self, caches: { open: async () => cache }, fetch: () => network(), URL });

  const send = async (name: string, event: object) => {
    const pending: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners.get(name)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => pending.push(promise),
      respondWith: (answer: Promise<Response>) => (response = answer),
    });
    // A failed page is the browser's own error page.
    const text = response && (await response.then((found) => found.text()).catch(() => 'error page'));
    await Promise.all(pending);
    return text;
  };
  await send('install', {});
  return {
    setNetwork: (next: () => Promise<Response>) => (network = next),
    /** The text of what the worker answers; undefined where it leaves the request to the browser. */
    open: (path: string, { mode = 'navigate', method = 'GET' } = {}) =>
      send('fetch', { request: { mode, method, url: `https://aurora.example${path}` } }),
  };
};

const isOffline = () => Promise.reject(new TypeError('Failed to fetch'));

test('T-78 without a network the page that was loaded last opens at every address', async () => {
  const worker = await startWorker(async () => pageOf('first'));
  worker.setNetwork(isOffline);
  assert.equal(await worker.open('/dashboard'), 'first');

  worker.setNetwork(async () => pageOf('second'));
  assert.equal(await worker.open('/musics'), 'second');
  worker.setNetwork(isOffline);
  assert.equal(await worker.open('/dashboard?period=7d'), 'second');
});

test('T-78 a response of the server of any status is shown, not a kept page', async () => {
  const worker = await startWorker(async () => pageOf('kept'));
  for (const status of [404, 500, 503]) {
    worker.setNetwork(async () => pageOf(`status ${status}`, { status }));
    assert.equal(await worker.open('/dashboard'), `status ${status}`);
  }
  worker.setNetwork(isOffline);
  assert.equal(await worker.open('/dashboard'), 'kept');
});

test('T-78 pages of other programs, as of a network’s sign-in, and pages without scripts are not kept', async () => {
  const worker = await startWorker(async () => pageOf('kept'));
  for (const foreign of [new Response('sign in to the network'), pageOf('plain', { policy: PLAIN_POLICY })]) {
    worker.setNetwork(async () => foreign.clone());
    await worker.open('/dashboard');
  }
  worker.setNetwork(isOffline);
  assert.equal(await worker.open('/dashboard'), 'kept');
});

test('without a kept page the browser shows its own error page', async () => {
  const worker = await startWorker(async () => new Response('not the portal'));
  worker.setNetwork(isOffline);
  assert.equal(await worker.open('/dashboard'), 'error page');
});

test('requests of scripts, files and forms are left to the browser', async () => {
  const worker = await startWorker(async () => pageOf('kept'));
  assert.equal(await worker.open('/dashboard', { mode: 'cors' }), undefined);
  assert.equal(await worker.open('/dashboard', { method: 'POST' }), undefined);
  for (const path of ['/api/report/summary', '/r/shell/main.js', '/media/a.svg', '/mail/unsubscribe/x'])
    assert.equal(await worker.open(path), undefined, path);
});
