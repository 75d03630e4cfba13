import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, request as sendRequest } from 'node:http';
import { chromium } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { dataDir, origin, port } from '../../harness/environment.ts';
import { buildFaultyRemote } from '../../harness/faulty-remotes.ts';
import { createPortalCommand, portal, portalOk } from '../../harness/portal.ts';

/** A domain of its own, which other specs neither open nor move. */
const domain = 'proof.localhost';
const GOOD = 'mf-music@1.0.8+0badc0de';
const FAULTY = 'mf-music@1.0.2+0badc0de';
const FAULTY_ON_SECOND_PAGE = 'mf-music@1.0.9+0badc0de';
/** Each proof starts a server and a browser, and the first one of a day creates the demo; on a machine that is loaded. */
const PROOF_TIMEOUT_MS = 420_000;

/** Starts a proxy before the portal that has no builds for its clients, and returns its address. */
async function startProxyWithoutBuilds() {
  const proxy = createServer((received, response) => {
    if (received.url?.startsWith('/r/')) {
      response.writeHead(503).end('maintenance');
      return;
    }
    const { method, url, headers } = received;
    const sent = sendRequest({ port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    received.pipe(sent);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => proxy.close() };
}

/** Switches off what is not the subject, so that a proof opens few pages. */
const offOthers = async () => {
  const { set } = JSON.parse(await portalOk('release', 'show', '--domain', domain, '--json')) as {
    set: { remotes: Record<string, { on: boolean }> };
  };
  const others = Object.entries(set.remotes).filter(([name, { on }]) => on && name !== 'mf-music');
  return others.flatMap(([name]) => ['--off', name]);
};

test.describe.configure({ mode: 'serial' });
test.beforeAll(() => portalOk('site', 'create', domain, '--name', 'Proof'));
test.afterAll(() => portalOk('site', 'delete', domain, '--reason', 'browser test'));

test('a remote whose page throws is found by a proof by name and reason, and its set is not activated', async () => {
  test.setTimeout(PROOF_TIMEOUT_MS);
  const changes = [...(await offOthers()), '--pin', FAULTY];
  await portalOk('publish', await buildFaultyRemote('throws-on-render'));

  const proof = await portal('prove', domain, ...changes);
  const move = await portal('release', 'change', ...changes, '--domain', domain, '--reason', 'planted');

  expect(proof.code).toBe(1);
  expect(proof.output).toMatch(/failed its proof\.\n/);
  expect(proof.output).toContain(
    'mf-music catalogue as manager, member: the shell shows an error in place of the page',
  );
  expect(proof.output).toContain('planted: this page cannot be rendered');
  expect(proof.output).toMatch(/^ {6}at .*\/r\/mf-music\/1\.0\.2\+0badc0de\/[\w.-]+\.js:\d+:\d+/m);
  expect(move.code).toBe(1);
  expect(move.output).toContain('No proof of this release set has passed.');
  expect(move.output).toContain('planted: this page cannot be rendered');
});

test('a proof names the one page that throws, although the pages of a remote are opened in one document', async () => {
  test.setTimeout(PROOF_TIMEOUT_MS);
  await portalOk('publish', await buildFaultyRemote('throws-on-second-page'));

  const proof = await portal('prove', domain, ...(await offOthers()), '--pin', FAULTY_ON_SECOND_PAGE);

  expect(proof.code).toBe(1);
  expect(proof.output).toContain(
    'mf-music tags as manager, member: the shell shows an error in place of the page',
  );
  expect(proof.output).not.toMatch(/mf-music (catalogue|all) as/);
});

test('a set whose pages all open passes its proof, and the domain moves to it', async ({ page }) => {
  test.setTimeout(PROOF_TIMEOUT_MS);
  // A new domain starts with the newest builds, which may be faulty ones of other specs.
  const changes = [...(await offOthers()), '--pin', GOOD];
  await portalOk('publish', await buildFaultyRemote('renders'));

  const proof = await portalOk('prove', domain, ...changes);
  await portalOk('release', 'change', ...changes, '--domain', domain, '--reason', 'proven');
  const log = await portalOk('release', 'log', '--domain', domain);

  expect(proof).toMatch(/is proven: \d+ pages in Chromium \d+/);
  expect(log).toMatch(/change +[0-9a-f]{12} +[0-9a-f]{12} +yes +proven\n/);
  await page.goto(`${origin('proof')}/login`);
  await expect(page.locator('form')).toBeVisible();
  expect(await page.locator('#release-set').textContent()).toContain('"mf-music":{"on":true');
});

test('a browser that ends interrupts a proof, which is repeated and withdraws no passed one', async () => {
  test.setTimeout(PROOF_TIMEOUT_MS);
  const { executablePath = chromium.executablePath() } = test.info().project.use.launchOptions ?? {};
  const dying = test.info().outputPath('dying-chromium');
  await writeFile(dying, `#!/bin/sh\nsetsid "${executablePath}" "$@" &\nsleep 2\nkill -9 -$!\n`, {
    mode: 0o755,
  });

  const proof = await portal('prove', domain, '--again', '--browser', dying);
  const show = await portalOk('release', 'show', '--domain', domain);

  expect(proof.code).toBe(1);
  expect(proof.output).toContain('Attempt 1 of 3 ended without a verdict, and is repeated');
  expect(proof.output).toContain('The proof ended without a verdict, in 3 attempts; nothing is recorded.');
  expect(show).toMatch(/runs [0-9a-f]{64}, proven in Chromium/);
});

test('beside a proven shell only the pages of a remote that is turned on are opened, signed in without the form', async () => {
  test.setTimeout(PROOF_TIMEOUT_MS);

  const proof = await portalOk('prove', domain, '--on', 'mf-members');

  expect(proof).toMatch(/Opening 2 pages of [0-9a-f]{12} … \d+ pages run the same code/);
  expect(proof).toMatch(/is proven: 2 pages in Chromium/);
});

test('the pages of a console pass their proof', async () => {
  test.setTimeout(PROOF_TIMEOUT_MS);
  const consoleDomain = 'proof-console.localhost';
  await portalOk('site', 'create', consoleDomain, '--name', 'Proof console', '--console');
  try {
    expect(await portalOk('prove', consoleDomain)).toMatch(/is proven: \d+ pages in Chromium/);
  } finally {
    await portalOk('site', 'delete', consoleDomain, '--reason', 'browser test');
  }
});

test('a proof whose builds cannot be fetched ends without a verdict', async () => {
  test.setTimeout(PROOF_TIMEOUT_MS);
  const { url, close } = await startProxyWithoutBuilds();

  const proof = await createPortalCommand({ port, dataDir, url }).portal(
    'prove',
    domain,
    '--on',
    'mf-channels',
  );
  close();
  const move = await portal('release', 'on', 'mf-channels', '--domain', domain, '--reason', 'not proven');

  expect(proof.code).toBe(1);
  expect(proof.output).toContain('Attempt 2 of 3 ended without a verdict, and is repeated');
  expect(proof.output).toContain("The server answered 503 with a body that is not the portal's.");
  expect(move.output).toContain('No proof of this release set has passed.');
  expect(move.output).not.toContain('/r/');
});
