import { REPORT_PATH } from './page-headers.ts';

export const SERVICE_WORKER_PATH = '/service-worker.js';

/** What the worker itself may load: pages of this host, and nothing that runs. */
export const SERVICE_WORKER_POLICY = `default-src 'none'; connect-src 'self'; report-uri ${REPORT_PATH}`;

/**
 * The service worker of all domains. It answers navigations only, from the network, and without one with the page that
 * this browser loaded last: its scripts are in the browser's cache. All pages start the same shell, which reads the address.
 * Pages without scripts are not kept.
 */
export const SERVICE_WORKER = `'use strict';
const CACHE = 'pages';
const LAST_PAGE = '/';

const isPortalPage = ({ status, headers }) =>
  status === 200 && (headers.get('Content-Security-Policy') || '').includes("script-src 'self'");

const keep = async (response) => {
  if (isPortalPage(response)) await (await caches.open(CACHE)).put(LAST_PAGE, response);
};

const findKept = async () => (await caches.open(CACHE)).match(LAST_PAGE);

const answer = async (event) => {
  try {
    const response = (await event.preloadResponse) || (await fetch(event.request));
    event.waitUntil(keep(response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    const kept = await findKept();
    if (kept) return kept;
    throw error;
  }
};

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(LAST_PAGE).then(keep));
});

self.addEventListener('activate', (event) => {
  const { navigationPreload } = self.registration;
  if (navigationPreload) event.waitUntil(navigationPreload.enable());
});

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  const isPage = !/^\\/(?:api|r|media|mail)\\//.test(new URL(url).pathname);
  if (mode === 'navigate' && method === 'GET' && isPage) event.respondWith(answer(event));
});
`;
