import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CONTENT, openPublished, V1, V2 } from '../testing/open-program.ts';

test('the release commands', async (t) => {
  const { portal } = await openPublished(t);
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
});
