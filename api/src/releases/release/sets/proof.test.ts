import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { createRoute, writeRemote, writeShell } from '../testing/fixture-build.ts';
import {
  addSite,
  callOperatorApi,
  CONSOLE,
  CONTENT,
  fetchCurrentTag,
  getAdminKey,
  MUSIC,
  openReleasedPortal,
  PARTNER,
  publish,
} from '../testing/test-portal.ts';

const V2 = '1.1.0+000000c2';
const TWIN = 'twin.localhost';

type Visit = { remote: string; version: string; route: string; role: string; path?: string };

test('a domain moves to proven sets', async (t) => {
  const portal = await openReleasedPortal(t);
  const { app, database, folder } = portal;
  const dist = (name: string) => path.join(folder, name);
  await writeRemote(dist('v2'), {
    name: CONTENT,
    version: V2,
    routes: [createRoute('content', '/content'), createRoute('fees', '/fees', { permission: 'manager' })],
  });
  await addSite(database, TWIN);
  await callOperatorApi(portal, 'POST', '/release/init', { domain: TWIN, newest: true, reason: 'start' });
  await publish(portal, dist('v2'));

  const off = (remote: string) => ({ action: 'change', changes: [{ remote, on: false }] });
  const pin = { action: 'change', changes: [{ remote: CONTENT, version: V2 }] };
  const compose = async (plan?: object, domain = PARTNER) =>
    (await callOperatorApi(portal, 'POST', '/release/candidate', { domain, ...(plan && { plan }) })).json();
  const toReport = (visits: Visit[], more: object = {}) => ({
    browser: 'Chromium 140',
    visits: visits.map(({ path: _, ...visit }) => visit),
    failures: [],
    ...more,
  });
  const prove = async (plan: object, more: object = {}, domain = PARTNER) => {
    const { set, visits } = await compose(plan, domain);
    const body = { domain, set: set.id, ...toReport(visits, more) };
    return (await callOperatorApi(portal, 'POST', '/release/proof', body)).json();
  };
  const move = async (plan: object, more: object = { unproven: false }, domain = PARTNER) => {
    const { action, ...body } = plan as { action: string };
    const order = { domain, reason: 'test', ...body, ...more };
    const tag = await fetchCurrentTag(portal, domain);
    return callOperatorApi(portal, 'POST', `/release/${action}`, order, tag);
  };
  const newestMove = async (domain = PARTNER) =>
    (await callOperatorApi(portal, 'GET', `/release/log?domain=${domain}&limit=1`)).json().log[0];
  const proofInList = async (domain = PARTNER) =>
    (await callOperatorApi(portal, 'GET', '/domains'))
      .json()
      .domains.find((site: { domain: string }) => site.domain === domain).release.proof;

  await t.test('a candidate names the pages of its set by role, and moves nothing', async () => {
    const before = await fetchCurrentTag(portal);
    const { set, site, changes, visits, proof } = await compose(pin);

    const pages = visits.map(({ remote, route, role }: Visit) => `${remote} ${route} ${role}`);
    assert.deepEqual(pages, [
      'mf-content content manager',
      'mf-content content member',
      'mf-content fees manager',
      'mf-music music manager',
      'mf-music music member',
    ]);
    assert.deepEqual([site, changes.length, proof], ['partner', 1, null]);
    assert.notEqual(`"${set.id}"`, before);
    assert.equal(await fetchCurrentTag(portal), before);
  });

  await t.test(
    'every move to a set without a proof is refused with the set, in the language of the caller',
    async () => {
      const { set } = await compose(pin);
      const refused = await move(pin);
      const chinese = await app.inject({
        method: 'POST',
        url: '/api/operator/release/change',
        headers: {
          'x-admin-key': await getAdminKey(portal),
          'if-match': await fetchCurrentTag(portal),
          'accept-language': 'zh-TW',
        },
        payload: { domain: PARTNER, changes: pin.changes, reason: 'test' },
      });

      assert.partialDeepStrictEqual(refused.json(), { status: 409, code: 'not_proven', set: set.id });
      assert.equal(refused.json().refusals, undefined);
      assert.match(chinese.json().message, /發布集/);
    },
  );

  await t.test('a failed proof is named in the refusal, by remote and reason', async () => {
    const common = { remote: MUSIC, route: 'music', code: 'error_panel', reason: 'planted' };
    const failure = {
      ...common,
      roles: ['manager', 'member'],
      stack: ['at render (/r/mf-music/1/page.js:1:7)'],
    };
    const { proof } = await prove(pin, { failures: [failure, { ...common, reason: 'without a stack' }] });
    const refused = await move(pin);

    assert.equal(proof.verdict, 'failed');
    assert.deepEqual(proof.failures, [
      failure,
      { ...common, reason: 'without a stack', roles: [], stack: [] },
    ]);
    assert.deepEqual(refused.json().refusals, [
      {
        code: 'error_panel',
        subject: 'mf-music music as manager, member',
        reason: 'planted\nat render (/r/mf-music/1/page.js:1:7)',
      },
      { code: 'error_panel', subject: 'mf-music music', reason: 'without a stack' },
    ]);
  });

  await t.test('a report that left out a page is refused with its name, and changes no verdict', async () => {
    const { visits } = await compose(pin);
    await prove(pin);
    const refused = await prove(pin, toReport(visits.slice(1)));
    const { proof } = await compose(pin);

    assert.equal(refused.code, 'proof_incomplete');
    assert.deepEqual(refused.refusals, [
      { code: 'not_visited', subject: 'mf-content content as manager', reason: 'its page was not opened' },
    ]);
    assert.equal(proof.verdict, 'passed');
  });

  await t.test('a report with a failure has failed, although it left out pages', async () => {
    const failure = {
      remote: 'shell',
      route: null,
      roles: ['manager'],
      code: 'sign_in_failed',
      reason: 'planted',
      stack: [],
    };
    const { visits } = await compose(pin);
    const { proof } = await prove(pin, { ...toReport(visits.slice(1)), failures: [failure] });

    assert.equal(proof.verdict, 'failed');
    assert.deepEqual(
      proof.failures.map(({ code }: { code: string }) => code),
      ['sign_in_failed', 'not_visited'],
    );
  });

  await t.test('what failed at the first try of a page only is stored, and fails no proof', async () => {
    const failure = {
      remote: MUSIC,
      route: 'music',
      roles: ['member'],
      code: 'console_error',
      reason: 'planted',
      stack: ['at load (/r/mf-music/1/page.js:1:7)'],
    };
    const { proof } = await prove(pin, { unconfirmed: [failure] });
    const found = await compose(pin);

    assert.equal(proof.verdict, 'passed');
    assert.deepEqual(found.proof.unconfirmed, [failure]);
    await prove(pin, { failures: [failure] });
  });

  await t.test('the proof of another set does not count', async () => {
    await prove(off(MUSIC));

    assert.equal((await move(pin)).json().code, 'not_proven');
  });

  await t.test(
    'a move to a proven set is made, and the log and the list say that it was proven',
    async () => {
      const { proof } = await prove(pin);
      const moved = await move(pin);
      const shown = (await callOperatorApi(portal, 'GET', `/release?domain=${PARTNER}`)).json();

      assert.equal(moved.statusCode, 200, moved.body);
      assert.equal(shown.proof.verdict, 'passed');
      assert.deepEqual(shown.proof, proof);
      assert.partialDeepStrictEqual(proof, { browser: 'Chromium 140', proven_by: 'command line' });
      assert.deepEqual([(await newestMove()).proven, await proofInList()], [true, 'passed']);
      assert.partialDeepStrictEqual(
        (await callOperatorApi(portal, 'GET', '/audit?action=release.proof')).json().items[0],
        { domain: PARTNER, subject: shown.set.id, after: { verdict: 'passed' } },
      );
    },
  );

  await t.test('a proof counts for other domains of the same kind that run the same builds', async () => {
    const moved = await move(pin, { unproven: false }, TWIN);
    const both = [
      { remote: CONTENT, on: true, version: V2 },
      { remote: MUSIC, on: true },
    ];
    const others = await move({ action: 'change', changes: both }, { unproven: false }, CONSOLE);

    assert.equal(moved.statusCode, 200, moved.body);
    assert.equal((await newestMove(TWIN)).proven, true);
    assert.equal(others.json().code, 'not_proven');
  });

  await t.test(
    'a move without a proof needs a reason, and the log and the list say that it was unproven',
    async () => {
      const plan = off(CONTENT);
      const silent = await move(plan, { unproven: true, reason: undefined });
      const moved = await move(plan, { unproven: true, reason: 'it breaks the payment page' });

      assert.deepEqual(
        silent.json().errors.map(({ path }: { path: string }) => path),
        ['reason'],
      );
      assert.equal(moved.statusCode, 200, moved.body);
      assert.partialDeepStrictEqual(await newestMove(), {
        proven: false,
        reason: 'it breaks the payment page',
      });
      assert.equal(await proofInList(), 'none');
    },
  );

  await t.test('a rollback and a revert to a set that the domain had need no proof', async () => {
    const rollback = await move({ action: 'rollback', steps: 1 });
    const { number } = await newestMove();
    const revert = await move({ action: 'revert', move: number });
    await move(off(MUSIC));
    const back = await move({ action: 'rollback', steps: 2 });

    assert.deepEqual([rollback.statusCode, revert.statusCode, back.statusCode], [200, 200, 200]);
  });

  await t.test('the first set of a domain is activated unproven', async () => {
    const { log } = (await callOperatorApi(portal, 'GET', `/release/log?domain=${CONSOLE}`)).json();

    assert.deepEqual(
      log.map(({ action, proven }: { action: string; proven: boolean }) => [action, proven]),
      [['start', false]],
    );
  });

  await t.test('a proof is of a set of the named domain', async () => {
    const { set, visits } = await compose(pin);
    const foreign = { domain: TWIN, set: set.id, ...toReport(visits) };
    const unknown = { ...foreign, set: '0'.repeat(64) };

    for (const body of [foreign, unknown])
      assert.equal(
        (await callOperatorApi(portal, 'POST', '/release/proof', body)).json().code,
        'set_unknown',
      );
  });

  await t.test('a published build is described by its inventory and the files that are served', async () => {
    const query = new URLSearchParams({ name: CONTENT, version: V2 });
    const { build } = (await callOperatorApi(portal, 'GET', `/builds/files?${query}`)).json();
    const unknown = await callOperatorApi(portal, 'GET', `/builds/files?name=${CONTENT}&version=9.9.9`);

    const served = await portal.app.inject({ url: `/r/${CONTENT}/${V2}/page.js` });
    assert.equal(served.rawPayload.length, build.files['page.js'].size);
    assert.deepEqual(build, await portal.app.releaseSystem.builds.findFiled(CONTENT, V2));
    assert.equal(unknown.json().code, 'build_unknown');
  });

  await t.test(
    'a proof opens the pages of builds that the proven set of the domain does not run',
    async () => {
      const pages = [
        { remote: CONTENT, on: true, version: V2 },
        { remote: MUSIC, on: true },
      ];
      const back = { action: 'change', changes: pages };
      if ((await compose(back)).changes.length > 0) await move(back, { unproven: true });
      await prove({ action: 'change', changes: [{ remote: CONTENT, version: V2 }] });
      const plan = { action: 'change', changes: [{ remote: CONTENT, version: '1.0.0+000000c1' }] };
      const { set, visits, proven } = await compose(plan);
      const upload = async (remotes: string[], more: object = {}) => {
        const opened = visits.filter(({ remote }: Visit) => remotes.includes(remote));
        const body = { domain: PARTNER, set: set.id, ...toReport(opened, more) };
        const answer = (await callOperatorApi(portal, 'POST', '/release/proof', body)).json();
        return answer.proof?.verdict ?? answer.code;
      };

      assert.deepEqual(proven, [MUSIC]);
      const failure = { remote: MUSIC, route: 'music', code: 'error_panel', reason: 'planted' };
      assert.equal(await upload([MUSIC]), 'proof_incomplete');
      assert.equal(await upload([CONTENT], { failures: [failure] }), 'failed');
      // After a failure every page is opened again.
      assert.deepEqual((await compose(plan)).proven, []);
      assert.equal(await upload([CONTENT]), 'proof_incomplete');
      assert.equal(await upload([CONTENT, MUSIC]), 'passed');
      const stored = { domain: PARTNER, set: set.id.slice(0, 12) };
      const found = (await callOperatorApi(portal, 'POST', '/release/candidate', stored)).json();
      assert.deepEqual([found.set.id, found.proof.verdict], [set.id, 'passed']);
    },
  );

  const upload = async ({
    domain,
    set,
    visits,
    base,
  }: {
    domain: string;
    set: { id: string };
    visits: Visit[];
    base?: string;
  }) => {
    const body = { domain, set: set.id, base, ...toReport(visits) };
    const answer = (await callOperatorApi(portal, 'POST', '/release/proof', body)).json();
    return answer.proof?.verdict ?? answer.code;
  };

  await t.test(
    'a domain that moves while the pages are opened does not make their proof incomplete',
    async () => {
      const { set: current, visits: all } = await compose();
      assert.equal(await upload({ domain: PARTNER, set: current, visits: all }), 'passed');
      const version = '1.1.0+000000c4';
      await writeRemote(dist('v4'), { name: CONTENT, version });
      await publish(portal, dist('v4'));
      const plan = { action: 'change', changes: [{ remote: CONTENT, version }] };
      const { set, base, proven, visits } = await compose(plan);
      const opened = visits.filter(({ remote }: Visit) => !proven.includes(remote));
      await move(off(MUSIC), { unproven: true });

      const report = { domain: PARTNER, set, visits: opened };
      assert.equal(await upload(report), 'proof_incomplete');
      assert.equal(await upload({ ...report, base: set.id }), 'set_unknown');
      assert.deepEqual([proven, await upload({ ...report, base })], [[MUSIC], 'passed']);
      await move({ action: 'change', changes: [{ remote: MUSIC, on: true }] }, { unproven: true });
    },
  );

  await t.test('with another shell a proof opens every page', async () => {
    const version = '1.1.0+00000002';
    await writeShell(dist('shell-2'), version);
    await publish(portal, dist('shell-2'));
    const { set, visits } = await compose();
    assert.equal(await upload({ domain: PARTNER, set, visits }), 'passed');

    const moved = await compose({ action: 'change', changes: [{ remote: 'shell', version }] });
    const empty = await upload({ domain: PARTNER, set: moved.set, visits: [] });

    assert.deepEqual([moved.proven, empty], [[], 'proof_incomplete']);
  });

  await t.test('a proof of what the domain runs opens every page, also after a passed one', async () => {
    const { set, visits } = await compose();
    const first = await upload({ domain: PARTNER, set, visits });
    const { proven } = await compose();
    const empty = await upload({ domain: PARTNER, set, visits: [] });

    assert.deepEqual([first, proven, empty], ['passed', [], 'proof_incomplete']);
  });

  await t.test('where what the domain runs is not proven, a proof opens every page', async () => {
    const version = '1.2.0+000000c3';
    await writeRemote(dist('v3'), { name: CONTENT, version });
    await publish(portal, dist('v3'));
    const changes = [{ remote: CONTENT, on: true, version }];
    await move({ action: 'change', changes }, { unproven: true }, TWIN);
    const { set, proven, visits } = await compose(off(MUSIC), TWIN);
    const empty = await upload({ domain: TWIN, set, visits: [] });

    assert.ok(visits.length > 0);
    assert.deepEqual([proven, empty], [[], 'proof_incomplete']);
  });
});
