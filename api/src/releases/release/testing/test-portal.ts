import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../../app/app.ts';
import { readConfig } from '../../../app/config.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { randomIds } from '../../../platform/ids.ts';
import { createLoggerOptions } from '../../../platform/observe/log-entries.ts';
import {
  type DatabaseKind,
  defaultKinds,
  openTestDatabase,
} from '../../../platform/testing/test-databases.ts';
import { undelayedRefusals } from '../../../platform/testing/undelayed-refusals.ts';
import { createTemporaryFolder, writeRemote, writeShell } from './fixture-build.ts';
import { packFolder } from '../builds/pack-folder.ts';
import type { OpenBuildStore } from '../store/open-store.ts';
import { cleanUp } from '../../../platform/testing/clean-up.ts';

export const PARTNER = 'aurora.localhost';
export const PLAYLIST = 'playlist.localhost';
export const CONSOLE = 'console.localhost';
export const BARE = 'bare.localhost';

/** The remotes of `openReleasedPortal`. */
export const CONTENT = 'mf-content';
export const MUSIC = 'mf-music';

const NOW = new Date('2026-03-05T10:20:30Z');

export const addSite = (
  database: OpenDatabase,
  domain: string,
  more: { name?: string; kind?: 'playlist' | 'console' } = {},
) =>
  database.db
    .insertInto('site')
    .values({
      domain,
      name: more.name ?? 'Aurora',
      design_id: 'mcn-1',
      color_primary: '#5B5BD6',
      color_primary_dim: '#B9B9F2',
      logo_favicon: '/media/favicon.svg',
      logo_meta: '/media/share.svg',
      exclusive_logo: null,
      is_playlist: more.kind === 'playlist',
      is_console: more.kind === 'console',
      default_language: more.kind === 'playlist' ? 'en' : 'ko',
      default_currency: 'KRW',
      tagline: JSON.stringify({ ko: { title: '제목', text: '설명' } }),
      channel_verify_needed: false,
      password_minimum: 4,
      created_at: NOW,
    })
    .execute();

export type TestPortalOptions = {
  name?: string;
  environment?: Record<string, string>;
  /** @default that of suites about rules that do not depend on the database */
  kind?: DatabaseKind;
  clock?: Clock;
  /** Receives the lines of the log. */
  log?: string[];
  /** Called last when a server closes. */
  afterClose?: () => Promise<void>;
  /** Opens the store of builds in place of the one that the environment names. */
  openStore?: OpenBuildStore;
  /** The database of the servers in place of the opened one. */
  wrapDatabase?: (opened: OpenDatabase) => OpenDatabase;
};

/** A server with its own database and data directory, a few sites, and no releases. */
export async function openTestPortal(t: TestContext, options: TestPortalOptions = {}) {
  const { name = 'Aurora', environment = {}, kind = defaultKinds[0] ?? 'embedded', log } = options;
  const folder = await createTemporaryFolder(t);
  const dataDir = path.join(folder, 'data');
  const opened = await openTestDatabase(kind);
  assert.ok(opened);
  cleanUp(t, () => opened.close());
  const database = options.wrapDatabase?.(opened.database) ?? opened.database;
  await addSite(database, PARTNER, { name });
  await addSite(database, PLAYLIST, { kind: 'playlist' });
  await addSite(database, CONSOLE, { kind: 'console' });

  /** Starts a server with this database and data directory; the first one is such a server, too. */
  const start = async () => {
    const started = await buildApp({
      config: readConfig({ DATA_DIR: dataDir, DEMO: '1', ...environment }),
      database,
      clock: options.clock ?? { now: () => NOW },
      ids: randomIds,
      refusalLimits: undelayedRefusals,
      openStore: options.openStore,
      ...(options.afterClose && { afterClose: options.afterClose }),
      ...(log && { logger: createLoggerOptions('warn', { write: (line) => void log.push(line) }) }),
    });
    cleanUp(t, () => started.close());
    return started;
  };
  return { app: await start(), database, dataDir, folder, start };
}

export type TestPortal = Awaited<ReturnType<typeof openTestPortal>>;

/** A server with the shell, `mf-content` and `mf-music` released on all of its sites. */
export async function openReleasedPortal(t: TestContext, options: TestPortalOptions = {}) {
  const portal = await openTestPortal(t, options);
  const dist = (name: string) => path.join(portal.folder, name);
  const shell = await writeShell(dist('shell'), '1.0.0+00000001');
  const content = await writeRemote(dist('content'), { name: CONTENT, version: '1.0.0+000000c1' });
  const music = await writeRemote(dist('music'), { name: MUSIC, version: '1.0.0+000000a1' });
  for (const name of ['shell', 'content', 'music']) await publish(portal, dist(name));
  await callOperatorApi(portal, 'POST', '/release/init', { newest: true, reason: 'start' });
  return { ...portal, shell, content, music };
}

const keys = new WeakMap<FastifyInstance, string>();

/** The admin key of a server, created by the first request that has one. */
export async function getAdminKey({ app, dataDir }: Pick<TestPortal, 'app' | 'dataDir'>): Promise<string> {
  const cached = keys.get(app);
  if (cached) return cached;
  await app.inject({ url: '/api/operator/domains', headers: { 'x-admin-key': 'none' } });
  const key = (await readFile(path.join(dataDir, 'admin-key'), 'utf8')).trim();
  keys.set(app, key);
  return key;
}

/** Calls that move a domain; proofs are the subject of few tests, so that the others move without one. */
const MOVE = /^\/release\/(change|rollback|revert|rollout\/start)$/;

/** Calls the operator API like the command line. Moves are made without a proof unless `body` says otherwise. */
export async function callOperatorApi(
  portal: Pick<TestPortal, 'app' | 'dataDir'>,
  method: 'GET' | 'POST',
  url: string,
  given?: Record<string, unknown>,
  ifMatch?: string,
): Promise<LightMyRequestResponse> {
  const body = given && MOVE.test(url) ? { reason: 'test', unproven: true, ...given } : given;
  return portal.app.inject({
    method,
    url: `/api/operator${url}`,
    headers: { 'x-admin-key': await getAdminKey(portal), ...(ifMatch ? { 'if-match': ifMatch } : {}) },
    ...(body ? { payload: body } : {}),
  });
}

/** Sends a dist folder, or any bytes, as an archive. */
export async function publish(
  portal: Pick<TestPortal, 'app' | 'dataDir'>,
  dist: string | Buffer,
): Promise<LightMyRequestResponse> {
  return portal.app.inject({
    method: 'POST',
    url: '/api/operator/builds',
    headers: { 'x-admin-key': await getAdminKey(portal), 'content-type': 'application/x-tar' },
    payload: typeof dist === 'string' ? await buffer(packFolder(dist)) : dist,
  });
}

/** Fetches the entity tag of a domain's current release set. */
export async function fetchCurrentTag(portal: Pick<TestPortal, 'app' | 'dataDir'>, domain = PARTNER) {
  const { headers } = await callOperatorApi(portal, 'GET', `/release?domain=${domain}`);
  return String(headers['etag']);
}

/** Calls for the rollout of a domain, with the tag that it has now. A start is made without a proof unless `body` says so. */
export const callRollout = async (
  portal: Pick<TestPortal, 'app' | 'dataDir'>,
  action: 'start' | 'step' | 'promote' | 'stop',
  body: Record<string, unknown> = {},
  tag?: string,
): Promise<LightMyRequestResponse> =>
  callOperatorApi(
    portal,
    'POST',
    `/release/rollout/${action}`,
    { domain: PARTNER, reason: 'test', ...body },
    tag ?? (await fetchCurrentTag(portal)),
  );

/** Requests a page like a browser. */
export const requestPage = (
  { app }: Pick<TestPortal, 'app'>,
  url: string,
  headers: Record<string, string> = {},
  host = `${PARTNER}:8080`,
): Promise<LightMyRequestResponse> => app.inject({ url, headers: { host, accept: 'text/html', ...headers } });

/** Parses the release set in a page. */
export function parseReleaseSet(html: string) {
  const [, text = ''] = /<script type="application\/json" id="release-set">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text);
}
