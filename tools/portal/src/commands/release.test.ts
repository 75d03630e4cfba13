import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { createTemporaryFolder } from '@portal/api/release-testing';
import { CONTENT, openPublished, runExactLine, runLine, V1, V2 } from '../testing/open-program.ts';

test('the release commands', async (t) => {
  const { portal, environment, dataDir } = await openPublished(t);
  const key = (await readFile(path.join(dataDir, 'admin-key'), 'utf8')).trim();
  await portal('release init --reason start');

  await t.test('a move outside a demo needs a reason, and one of the ways to name domains', async () => {
    const silent = await portal(`release off ${CONTENT} --domain aurora`);
    const nowhere = await portal(`release off ${CONTENT} --reason test`);
    const twice = await portal(`release off ${CONTENT} --all --domain aurora --reason test`);

    assert.match(silent.error, /reason/);
    for (const { code, error } of [nowhere, twice]) {
      assert.equal(code, 1);
      assert.match(error, /^portal: Name the domains with one of --domain, --domains and --all\./);
    }
  });

  await t.test(
    'a move of several domains has a result for each, and fails when one of them does',
    async () => {
      const moved = await portal(`release change --off ${CONTENT} --all --reason test --json`);
      const partly = await portal(
        `release on ${CONTENT} --domains aurora,nowhere.test --version ${V1} --reason test --json`,
      );

      assert.deepEqual(
        JSON.parse(moved.out).moves.map(({ domain, changes }: { domain: string; changes: object[] }) => [
          domain,
          changes.length,
        ]),
        [
          ['aurora.localhost', 1],
          ['playlist.localhost', 0],
        ],
      );
      assert.equal(partly.code, 1);
      assert.deepEqual(
        JSON.parse(partly.out).moves.map(({ domain }: { domain: string }) => domain),
        ['aurora.localhost'],
      );
      assert.deepEqual(
        [JSON.parse(partly.out).failed.map(({ domain }: { domain: string }) => domain), partly.error],
        [['nowhere.test'], ''],
      );
    },
  );

  await t.test(
    'release revert undoes one move, --expect refuses another set, and diff compares domains',
    async () => {
      const { log } = JSON.parse((await portal('release log --domain aurora --json')).out);
      const [newest] = log;
      const wrong = await portal(
        `release revert ${newest.number} --domain aurora --reason test --expect ${newest.before_set.slice(0, 12)}`,
      );
      const right = await portal(
        `release revert ${newest.number} --domain aurora --reason test --expect ${newest.after_set.slice(0, 12)}`,
      );
      const diff = await portal('release diff aurora.localhost playlist.localhost');

      assert.match(wrong.error, /^portal: aurora\.localhost runs [0-9a-f]{12}, not [0-9a-f]{12}\./);
      assert.equal(
        right.out,
        `aurora.localhost: ${CONTENT} version ${V1} → ${V2}\naurora.localhost: ${CONTENT} turned-off ${V2}\n`,
      );
      assert.match(diff.out, /→ [0-9a-f]{12}\nThey run the same\.\n$/);
      await portal(`release on ${CONTENT} --domain aurora --reason test`);
    },
  );

  await t.test(
    'release revert says when the domain has no such move, or the move changed nothing',
    async () => {
      const unknown = await portal('release revert 9999 --domain aurora --reason test');
      const first = await portal('release revert 1 --domain aurora --reason test');

      assert.deepEqual(
        [unknown, first].map(({ code, error }) => [code, error]),
        [
          [1, 'portal: aurora.localhost: This site has no move with that number.\n'],
          [1, 'portal: aurora.localhost: That move changed nothing that could be reverted.\n'],
        ],
      );
    },
  );

  await t.test('a move to a set without a proof is refused, and made with --unproven', async () => {
    const exactly = (line: string) => runExactLine(line, environment);
    const line = `release pin ${CONTENT} ${V1} --domain aurora --reason payments`;
    const refused = await exactly(line);
    const moved = await exactly(`${line} --unproven`);
    const log = await exactly('release log --domain aurora');
    const shown = await exactly('release show --domain aurora');
    const listed = await exactly('domains');
    await portal(`release pin ${CONTENT} ${V2} --domain aurora --reason test`);

    assert.equal(
      refused.error,
      'portal: aurora.localhost: No proof of this release set has passed. Prove it first with portal prove.\n' +
        `  prove it: portal prove aurora.localhost --pin ${CONTENT}@${V1}\n` +
        '  or move without a proof: --unproven --reason <why>\n',
    );
    assert.deepEqual([refused.code, moved.code], [1, 0]);
    assert.match(log.out, / change +[0-9a-f]{12} +[0-9a-f]{12} +no +payments\n/);
    assert.match(shown.out, /^aurora\.localhost runs [0-9a-f]{64}, which is not proven\n/);
    assert.match(listed.out, /aurora\.localhost .* unproven /);
  });

  await t.test('switching off and going back to what ran need no proof', async () => {
    const exactly = (line: string) => runExactLine(`${line} --domain aurora --reason payments`, environment);
    const moved = [await exactly(`release off ${CONTENT}`), await exactly('release rollback')];
    const refused = await exactly(`release pin ${CONTENT} ${V1}`);

    assert.deepEqual(
      moved.map(({ code, error }) => [code, error]),
      [
        [0, ''],
        [0, ''],
      ],
    );
    assert.equal(refused.code, 1);
  });

  await t.test('a move is refused when somebody else moved the domain since it was shown', async () => {
    const other = { ...environment, DATA_DIR: await createTemporaryFolder(t), PORTAL_ADMIN_KEY: key };
    await portal('release show --domain aurora');
    await runLine(`release off ${CONTENT} --domain aurora --reason theirs`, other);

    const refused = await portal(`release pin ${CONTENT} ${V1} --domain aurora --reason mine`);
    const repeated = await portal(`release on ${CONTENT} --domain aurora --reason mine`);
    const unseen = await runLine(`release pin ${CONTENT} ${V1} --domain aurora --reason theirs`, other);
    const forced = await runLine(
      `release pin ${CONTENT} ${V1} --domain aurora --reason theirs --expect current`,
      other,
    );
    await portal(`release pin ${CONTENT} ${V2} --domain aurora --reason mine --expect current`);

    assert.match(
      refused.error,
      /^portal: aurora\.localhost runs [0-9a-f]{12}, but [0-9a-f]{12} was shown last\..*\n {2}move \d+, [^\n]*: change by command line \(theirs\)\n$/,
    );
    assert.deepEqual([refused.code, repeated.code, unseen.code, forced.code], [1, 0, 1, 0]);
    assert.match(unseen.error, /\(mine\)\n$/);
  });

  await t.test(
    'a token created by command publishes or releases what it is for, until it is revoked',
    async () => {
      const created = await portal('token create aurora-releases --domains aurora --days 7 --json');
      const { token } = JSON.parse(created.out);
      const file = path.join(await createTemporaryFolder(t), 'token');
      await writeFile(file, `${token}\n`);
      const holder = { ...environment, DATA_DIR: await createTemporaryFolder(t) };

      const moved = await runLine(`release off ${CONTENT} --all --reason token`, {
        ...holder,
        PORTAL_TOKEN: token,
      });
      const log = await runLine('release log --domain aurora', { ...holder, PORTAL_TOKEN_FILE: file });
      const elsewhere = await runLine(`release off ${CONTENT} --domain playlist --reason token`, {
        ...holder,
        PORTAL_TOKEN: token,
      });
      const plain = await runLine('domains', { PORTAL_URL: 'http://portal.invalid', PORTAL_TOKEN: token });
      const missing = await runLine('domains', { ...holder, PORTAL_TOKEN_FILE: '/nowhere' });
      const listed = await portal('token list');
      const revoked = await portal('token revoke aurora-releases --reason left');
      const after = await runLine('domains', { ...holder, PORTAL_TOKEN: token });
      const unclear = await portal('token create x');
      await portal(`release on ${CONTENT} --domain aurora --reason test --expect current`);

      assert.match(moved.out, /^aurora\.localhost: mf-content turned-off [^\n]*\n$/);
      assert.match(log.out, /token aurora-releases +– +change .* token\n/);
      assert.match(
        elsewhere.error,
        /^portal: playlist\.localhost: The deploy token is not for this remote or site\.\n$/,
      );
      assert.match(plain.error, /^portal: http:\/\/portal\.invalid would receive the token in plain text/);
      assert.match(missing.error, /^portal: The token file \/nowhere cannot be read\.\n$/);
      assert.match(listed.out, /aurora-releases +release +aurora\.localhost +valid /);
      assert.ok(!listed.out.includes(token));
      assert.equal(revoked.out, 'aurora-releases is revoked\n');
      assert.match(after.error, /^portal: The deploy token was revoked\.\n$/);
      assert.match(unclear.error, /^portal: Name what it is for with one of --remotes and --domains\.\n$/);
    },
  );

  await t.test('release follow, template and update set and show what a domain runs', async () => {
    const follow = await portal(`release follow ${CONTENT} --domain aurora --reason test`);
    const shown = await portal('release show --domain aurora');
    const saved = await portal('release template save partner --domain aurora');
    const listed = await portal('release template list');
    const pinned = await portal(`release pin ${CONTENT} ${V1} --domain aurora --reason test`);
    const updated = await portal('release update --domain aurora --reason test');

    assert.equal(follow.out, `aurora.localhost follows the newest builds of: ${CONTENT}\n`);
    assert.match(shown.out, new RegExp(`${CONTENT} .* to the newest\\n`));
    assert.match(saved.out, /^partner: [0-9a-f]{12}, as aurora\.localhost runs it\n$/);
    assert.match(listed.out, /partner +[0-9a-f]{12}/);
    assert.match(pinned.out, new RegExp(`${CONTENT} no longer follows the newest build\\n$`));
    assert.equal(updated.out, `aurora.localhost: ${CONTENT} version ${V1} → ${V2}\n`);
  });

  await t.test(
    'release freeze refuses moves until release unfreeze, and show and domains say so',
    async () => {
      const unclear = await portal('release freeze --until 2100-01-01T00:00:00Z --reason test');
      const frozen = await portal(
        'release freeze --domain aurora --until 2100-01-01T00:00:00Z --reason holidays --json',
      );
      const { freeze } = JSON.parse(frozen.out);
      const refused = await portal(`release pin ${CONTENT} ${V1} --domain aurora --reason test`);
      const shown = await portal('release show --domain aurora');
      const listed = await portal('domains');
      const ended = await portal(`release unfreeze ${freeze.id} --reason over`);
      const again = await portal(`release unfreeze ${freeze.id} --reason over`);
      const none = await portal('release freezes');

      assert.match(unclear.error, /^portal: Name the domain with --domain, or every domain with --all\.\n$/);
      assert.match(
        refused.error,
        /^portal: aurora\.localhost: The releases of this site are frozen\.\n {2}aurora\.localhost: from .* until 2100-01-01T00:00:00\.000Z: holidays\n$/,
      );
      assert.equal(refused.code, 1);
      assert.match(shown.out, /2100-01-01T00:00:00\.000Z +command line +holidays\n/);
      assert.match(listed.out, /aurora\.localhost .* 2100-01-01T00:00:00\.000Z /);
      assert.equal(ended.out, `freeze ${freeze.id} of aurora.localhost is ended\n`);
      assert.match(again.error, /^portal: There is no freeze \d+; `release freezes` lists them\.\n$/);
      assert.equal(none.out, 'No domain is or will be frozen.\n');
    },
  );

  await t.test('a move with --at is planned, listed and cancelled', async () => {
    const before = await portal('release show --domain aurora --json');
    const planned = await portal(
      `release pin ${CONTENT} ${V1} --domain aurora --at 2100-01-01T00:00:00Z --reason campaign`,
    );
    const [, id = ''] = /planned as (\d+)/.exec(planned.out) ?? [];
    const repeated = await portal(
      `release pin ${CONTENT} ${V1} --domain aurora --at 2100-01-01T00:00:00Z --reason again --json`,
    );
    const listed = await portal('release planned --domain aurora');
    const cancelled = await portal(`release cancel ${id} --reason changed`);
    const again = await portal(`release cancel ${id} --reason changed`);
    const unknown = await portal('release cancel 999 --reason changed');
    const after = await portal('release show --domain aurora --json');

    assert.equal(
      planned.out,
      `aurora.localhost: ${CONTENT} version ${V2} → ${V1}\n` +
        `aurora.localhost: planned as ${id} for 2100-01-01T00:00:00.000Z; \`release cancel ${id}\` takes it back\n`,
    );
    assert.equal(JSON.parse(repeated.out).moves[0].planned.state, 'waiting');
    assert.match(
      listed.out,
      /aurora\.localhost +2100-01-01T00:00:00\.000Z +waits +change .* command line +– +campaign\n/,
    );
    assert.equal(cancelled.out, `plan ${id} of aurora.localhost is cancelled\n`);
    assert.match(again.error, /^portal: This planned move no longer waits for that\.\n$/);
    assert.match(unknown.error, /^portal: There is no plan 999; `release planned` lists them\.\n$/);
    assert.equal(JSON.parse(after.out).set.id, JSON.parse(before.out).set.id);
  });

  await t.test(
    'with approval on, a move exits with 3 and waits until somebody else approves it',
    async () => {
      const created = await portal('token create second-person --domains aurora --json');
      const second = {
        ...environment,
        DATA_DIR: await createTemporaryFolder(t),
        PORTAL_TOKEN: JSON.parse(created.out).token,
      };
      const on = await portal('release approval on --domain aurora --reason test');
      const planned = await portal(`release pin ${CONTENT} ${V1} --domain aurora --reason careful`);
      const [, id = ''] = /planned as (\d+)/.exec(planned.out) ?? [];
      const listed = await portal('release planned --domain aurora');
      const shown = await portal('release show --domain aurora');
      const own = await portal(`release approve ${id}`);
      const approved = await runLine(`release approve ${id}`, second);
      const log = await portal('release log --domain aurora');
      const asked = await portal('release approval off --domain aurora --reason test');
      const off = await runLine('release approval off --domain aurora --reason test', second);

      assert.equal(on.out, 'aurora.localhost: moves need the approval of a second person\n');
      assert.deepEqual([on.code, planned.code, asked.code, off.code], [0, 3, 3, 0]);
      assert.match(planned.out, /planned as \d+, and waits for a second person: `release approve \d+`\n$/);
      assert.match(listed.out, /aurora\.localhost +– +waits for approval +change /);
      assert.match(shown.out, /\nMoves need the approval of a second person\.\n/);
      assert.match(own.error, /^portal: Somebody other than who asked for it has to approve this\.\n$/);
      assert.match(approved.out, /^plan \d+ of aurora\.localhost is approved, and made as move \d+\n$/);
      assert.match(log.out, /command line +token second-person +change .* careful\n/);
      assert.match(asked.out, /; command line wants to end that, and a second person has to do so too\n$/);
      assert.equal(off.out, 'aurora.localhost: moves do not need the approval of a second person\n');
    },
  );
});
