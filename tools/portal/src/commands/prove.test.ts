import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTemporaryFolder } from '@portal/api/release-testing';
import { CONTENT, openPublished, runExactLine, V1, V2 } from '../testing/open-program.ts';

test('portal prove', async (t) => {
  const { app, portal, environment } = await openPublished(t);
  await portal('release init --reason start');
  const run = (line: string, more: Record<string, string> = {}) =>
    runExactLine(line, { ...environment, ...more });

  /** Records a report that passes, as a browser on another machine does. */
  const passProof = async (changes: { remote: string; version: string }[]) => {
    const { releases, proofs } = app.releaseSystem;
    const { before, to } = await releases.compose('aurora.localhost', {
      action: 'change',
      changes: changes as never,
    });
    const visits = (await proofs.visits(to)).map(({ path: _, ...visit }) => visit);
    await proofs.record(
      to,
      { visits, failures: [], unconfirmed: [], browser: 'Chromium 156' },
      { base: before, by: 'token ci' },
    );
    return to.id;
  };

  await t.test('names the browser that it cannot run', async () => {
    const line = `prove aurora --pin ${CONTENT}@${V1}`;
    const named = await run(`${line} --browser /nowhere/chromium`);
    const configured = await run(line, { CHROMIUM: '/nowhere/else' });

    assert.match(named.out, new RegExp(`^aurora\\.localhost: ${CONTENT} version `));
    assert.equal(named.error, 'portal: /nowhere/chromium cannot be executed.\n');
    assert.equal(configured.error, 'portal: /nowhere/else cannot be executed.\n');
    assert.deepEqual([named.code, configured.code], [1, 1]);
  });

  await t.test('proves one move', async () => {
    const { error } = await run('prove aurora --update --rollback 1');

    assert.equal(error, 'portal: Name one move: changes, --update, --rollback, --revert or --set.\n');
  });

  await t.test(
    'opens no browser for a set that is proven already, to which the domain then moves',
    async () => {
      const id = await passProof([{ remote: CONTENT, version: V1 }]);
      const proof = await run(`prove aurora --pin ${CONTENT}@${V1}`, { CHROMIUM: '/nowhere' });
      const moved = await run(`release pin ${CONTENT} ${V1} --domain aurora --reason proven`);
      const log = await run('release log --domain aurora');
      const shown = await run('release show --domain aurora');

      const proven = `${id.slice(0, 12)} is proven already, in Chromium 156 by token ci.\n`;
      assert.equal(proof.out, `aurora.localhost: ${CONTENT} version ${V2} → ${V1}\n${proven}`);
      assert.equal(moved.code, 0, moved.error);
      assert.match(log.out, / yes +proven\n/);
      assert.match(shown.out, /^aurora\.localhost runs [0-9a-f]{64}, proven in Chromium 156 by token ci, /);
    },
  );

  await t.test('proves a stored set by the first digits of its id', async () => {
    const { set } = JSON.parse((await run('release show --domain aurora --json')).out);
    const stored = await run(`prove aurora --set ${set.id.slice(0, 8)}`);
    const unknown = await run('prove aurora --set 00000000');

    assert.match(stored.out, new RegExp(`^${set.id.slice(0, 12)} is proven already`));
    assert.equal(unknown.code, 1);
  });

  await t.test("a team's token proves a move of its own remote only", async () => {
    const { token } = JSON.parse((await run(`token create content-ci --remotes ${CONTENT} --json`)).out);
    const team = { PORTAL_TOKEN: token, DATA_DIR: await createTemporaryFolder(t), CHROMIUM: '/nowhere' };
    const own = await run(`prove aurora --off ${CONTENT}`, team);
    const other = await run('prove aurora --pin shell@newest', team);

    // It has no other pages, so that no browser is needed.
    assert.match(own.out, /is proven: 0 pages in no browser\.\n$/);
    assert.match(other.error, /^portal: The deploy token is not for this remote or site\.\n/);
  });
});
