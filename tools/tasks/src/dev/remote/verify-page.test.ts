import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { PAGE_STATEMENT_HEADERS, readPageKey } from '@portal/api/page-statement';
import { readReleaseSet } from '@portal/api/pages';
import type { Page } from '../proxy.ts';
import { createPageSigner } from './testing/page-signer.ts';
import { descriptorOf, publishedPage } from './testing/published-page.ts';
import { createPageVerifier } from './verify-page.ts';

const SERVER = new URL('https://portal.example');
const LATER = new Date('2101-01-01T00:00:00Z');

const createPage = (version: string) =>
  publishedPage('/musics', [descriptorOf('mf-music', '/musics', version)]);

const getStatement = ({ headers }: Page) => String(headers[PAGE_STATEMENT_HEADERS.response]);
const getKeyId = (page: Page) => readPageKey(getStatement(page)).id;

/** The page with the key of another one beside its own signature. */
const nameKeyOf = (page: Page, other: Page): Page => {
  const signed: object = JSON.parse(Buffer.from(getStatement(page), 'base64').toString());
  const forged = JSON.stringify({ ...signed, key: readPageKey(getStatement(other)).key });
  const header = Buffer.from(forged).toString('base64');
  return { ...page, headers: { ...page.headers, [PAGE_STATEMENT_HEADERS.response]: header } };
};

/** A verifier that has accepted a page with version 1.0.0 and the counter 5. */
const open = async (t: TestContext) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-verify-'));
  t.after(() => rm(folder, { recursive: true }));
  const sign = createPageSigner();
  const lines: string[] = [];
  const clock = { now: new Date('2026-03-05T10:20:30Z') };
  const create = (more: { trustedKey?: string } = {}) =>
    createPageVerifier({
      now: () => clock.now,
      folder,
      server: SERVER,
      domain: 'a.localhost',
      print: (line) => void lines.push(line),
      ...more,
    });
  const verifier = create();
  await verifier.verify(await sign(await createPage('1.0.0'), { counter: 5 }));
  return { sign, lines, create, verifier, clock };
};

test('the first key of a server is trusted, which is said once', async (t) => {
  const { sign, lines, create } = await open(t);
  const page = await sign(await createPage('1.0.1'), { counter: 6 });

  await create().verify(page);

  assert.deepEqual(lines, [
    `  https://portal.example signs its releases with the key ${getKeyId(page)}, trusted from now on`,
  ]);
});

const refused: Record<
  string,
  { reason: RegExp; alter(sign: ReturnType<typeof createPageSigner>): Promise<Page>; now?: Date }
> = {
  edited: {
    reason: /changed after it was signed/,
    async alter(sign) {
      const page = await sign(await createPage('1.0.1'), { counter: 6 });
      return { ...page, html: page.html.replaceAll('/r/mf-music/1.0.1/', '/r/mf-music/6.6.6/') };
    },
  },
  replayed: {
    reason: /older than what this domain ran/,
    alter: async (sign) => sign(await createPage('0.9.0'), { counter: 4 }),
  },
  expired: {
    reason: /has expired/,
    alter: async (sign) => sign(await createPage('1.0.1'), { counter: 6 }),
    now: LATER,
  },
  'of another domain': {
    reason: /for another domain/,
    alter: async (sign) => sign(await createPage('1.0.1'), { counter: 6, domain: 'b.localhost' }),
  },
  'of an unknown key': {
    reason: /another key signed it \([0-9a-f]{16}\)/,
    alter: async () => createPageSigner()(await createPage('1.0.1'), { counter: 6 }),
  },
  'signed by others in the name of its key': {
    reason: /its signature is wrong/,
    async alter(sign) {
      const page = await createPage('1.0.1');
      return nameKeyOf(await createPageSigner()(page, { counter: 6 }), await sign(page));
    },
  },
  unsigned: { reason: /did not sign it/, alter: () => createPage('1.0.1') },
};

for (const [name, { reason, alter, now }] of Object.entries(refused))
  test(`T-35 a page whose release set is ${name} is refused, and the last good set stays`, async (t) => {
    const { sign, create, verifier, clock } = await open(t);
    const page = await alter(sign);
    if (now) clock.now = now;

    await assert.rejects(create().verify(page), reason);
    const { page: shown, refused: why } = await verifier.check(page);

    assert.match(why ?? '', reason);
    const music = readReleaseSet(shown.html).remotes['mf-music'];
    assert.equal(music?.on && music.build.descriptor.version, '1.0.0');
  });

test('T-35 a new key of a server is trusted when its id is named, and another one is not', async (t) => {
  const { create } = await open(t);
  const page = await createPageSigner()(await createPage('1.0.1'), { counter: 1 });

  await assert.rejects(create({ trustedKey: '0123456789abcdef' }).verify(page), /another key/);
  await create({ trustedKey: getKeyId(page) }).verify(page);

  await create().verify(page);
});
