import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CONTENT, openPublished, runExactLine, V1, V2 } from '../testing/open-program.ts';

test('the commands of a canary', async (t) => {
  const { portal, environment } = await openPublished(t);
  await portal('release init --reason start');
  const run = async (line: string) => {
    const { code, out, error } = await portal(`${line} --domain aurora --reason test`);
    assert.equal(code, 0, error);
    return out;
  };
  const start = (more = '') => run(`release canary --pin ${CONTENT}@${V1}${more}`);
  const showMachine = async () => JSON.parse((await portal('release show --domain aurora --json')).out);

  await t.test('try a move in steps, and say how it goes on', async () => {
    const started = await start();
    const stepped = await run('release step');
    const wider = await run('release step --to 60');
    const people = (await portal('release show --domain aurora')).out;
    const domains = (await portal('domains')).out;
    const { set, rollout } = await showMachine();
    const promoted = await run('release promote');

    const name = `[0-9a-f]{12}`;
    const changed = `aurora\\.localhost: ${CONTENT} version ${V2} → ${V1}\n`.replaceAll('+', '\\+');
    const at = (share: string) => `^aurora\\.localhost: ${share} % of the visitors get ${name}; then `;
    assert.match(started, new RegExp(`${at('1')}5 %, 25 %, 100 %\n${changed}$`));
    assert.match(stepped, new RegExp(`${at('5')}25 %, 100 %\n`));
    assert.match(wider, new RegExp(`${at('60')}100 %\n`));
    assert.match(people, /\nCanary by command line, [^:]+:[^ ]+: 60 % of the visitors get /);
    assert.match(people, /canary 60 % /);
    assert.match(domains, new RegExp(`${name}  +${rollout.candidate.slice(0, 12)} 60 %`));
    assert.deepEqual([rollout.share, rollout.steps, rollout.candidate === set.id], [60, [1, 5, 25], false]);
    assert.match(promoted, new RegExp(`^aurora\\.localhost: all visitors get ${name}\n${changed}`));
    assert.equal((await showMachine()).set.id, rollout.candidate);
    await run('release rollback');
  });

  await t.test('stop it, which is not refused after a step that was not shown', async () => {
    await start(' --steps 10,50,100 --every 2h');
    const { rollout } = await showMachine();
    assert.deepEqual([rollout.share, rollout.steps, rollout.every_minutes], [10, [10, 50], 120]);
    assert.equal(Date.parse(rollout.next_step_at) - Date.parse(rollout.started_at), 2 * 60 * 60 * 1000);

    assert.match(await run('release stop'), /^aurora\.localhost: all visitors get [0-9a-f]{12}\n/);
    assert.equal((await showMachine()).rollout, null);
  });

  await t.test('refuse what cannot be meant', async () => {
    const wrong: [string, RegExp][] = [
      ['release canary', /^portal: Name changes, or --update\.\n$/],
      [`release canary --update --off ${CONTENT}`, /^portal: Name changes, or --update\.\n$/],
      [`release canary --off ${CONTENT} --steps 5,0`, /It is a percentage from 1 to 100\.\n$/],
      [`release canary --off ${CONTENT} --steps 25,5`, /steps/],
      [`release canary --off ${CONTENT} --every 5s`, /It is a time such as 30m, 2h or 1d\.\n$/],
      ['release step', /^portal: No canary runs on this site\.\n$/],
      [`release stop --expect ffffffff`, /runs [0-9a-f]{12}, not ffffffff\.\n$/],
    ];
    for (const [line, error] of wrong) {
      const answer = await portal(`${line} --domain aurora --reason test`);
      assert.match(answer.error, error, line);
      assert.equal(answer.code, 1, line);
    }
    const unproven = await runExactLine(
      `release canary --pin ${CONTENT}@${V1} --domain aurora --reason test`,
      environment,
    );
    assert.match(unproven.error, new RegExp(`prove it: portal prove aurora\\.localhost --pin ${CONTENT}`));
  });

  await t.test('other moves say that it has to be stopped first, and recovery moves stop it', async () => {
    await start();
    const moved = await portal(`release pin ${CONTENT} ${V1} --domain aurora --reason test`);
    const off = await runExactLine(`release off ${CONTENT} --domain aurora --reason test`, environment);
    const log = await portal('release log --domain aurora');

    assert.equal(
      moved.error,
      'portal: aurora.localhost: A canary runs on this site. Stop or promote it first.\n',
    );
    assert.match(
      off.out,
      /^aurora\.localhost: the canary of [0-9a-f]{12}, for 1 % of the visitors, is stopped\naurora\.localhost: mf-content turned-off/,
    );
    assert.match(log.out, / change .*\n.* stop /);
  });
});
