import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPublished } from '../testing/open-program.ts';

/** Always over, and without a delivery. */
const [JANUARY, FEBRUARY] = ['2026-01', '2026-02'];

test('the commands that close months', async (t) => {
  const { portal } = await openPublished(t);
  const closing = (line: string) => portal(`closing ${line} --domain aurora`);

  await t.test('the checks of a month name what refuses it, and in JSON everything', async () => {
    const text = await closing(`checks ${JANUARY}`);
    const json = JSON.parse((await closing(`checks ${JANUARY} --json`)).out);

    assert.equal(text.code, 0, text.error);
    assert.match(text.out, /^no closing report is missing$/m);
    assert.match(text.out, /^days without revenue: 31: 2026-01-01, /m);
    assert.match(text.out, /^final: \$0\.00, estimated \$0\.00, difference \$0\.00$/m);
    assert.match(text.out, /^refused: days have no revenue \(revenue_missing\)$/m);
    assert.deepEqual([json.checks.month, json.checks.closed], [JANUARY, null]);
    assert.ok(json.checks.refusals.some(({ code }: { code: string }) => code === 'revenue_missing'));
  });

  await t.test('a month that checks refuse is closed only with --force and a reason', async () => {
    const refused = await closing(`close ${JANUARY}`);
    const forced = await closing(`close ${JANUARY} --force`);
    const reasoned = await closing(`close ${JANUARY} --reason why`);
    const closed = await closing(`close ${JANUARY} --force --reason started-later`);
    const again = await closing(`close ${JANUARY}`);

    assert.equal(refused.code, 1);
    assert.match(refused.error, /^ {2}revenue_missing: days have no revenue$/m);
    assert.match(refused.error, /^ {2}To close it all the same, repeat the command with --force --reason/m);
    for (const { code, error } of [forced, reasoned])
      assert.deepEqual([code, /--force and --reason <why> belong together/.test(error)], [1, true], error);
    assert.equal(closed.code, 0, closed.error);
    assert.match(closed.out, /^aurora\.localhost 2026-01 is closed as number 1\nhash: [0-9a-f]{64}\n$/);
    assert.match(again.error, /closed already/);
  });

  await t.test(
    'a month that runs, or before which another one is open, is refused without a way around',
    async () => {
      const { code, error } = await closing('close 2100-12 --force --reason why');

      assert.equal(code, 1);
      assert.match(error, /^ {2}month_running: .*no reason overrules this$/m);
      assert.match(error, /^ {2}month_before_open: /m);
      assert.doesNotMatch(error, /To close it all the same/);
    },
  );

  await t.test('issuing names the statements of managers, and those that were refused', async () => {
    await portal('manager create m@aurora.example --domain aurora --password-stdin', 'long-enough\n');

    const issued = await closing(`issue ${JANUARY}`);
    const again = await closing(`issue ${JANUARY}`);
    const open = await closing(`issue ${FEBRUARY} --json`);
    const shown = await closing(`checks ${JANUARY}`);

    assert.equal(issued.code, 0, issued.error);
    assert.match(issued.out, /^issued: [0-9A-F]{8}-\d{4}-001 of m@aurora\.example\n$/);
    assert.deepEqual([again.code, again.out], [0, 'every statement is issued\n']);
    assert.equal(open.code, 1);
    assert.deepEqual(
      JSON.parse(open.out).refused.map(({ code }: { code: string }) => code),
      ['month_open'],
    );
    assert.match(shown.out, /^closed as number 1 at .* by command line$/m);
    assert.match(shown.out, /^reason: started-later$/m);
    assert.match(shown.out, /^final as known now: \$0\.00, /m);
    assert.match(shown.out, /m@aurora\.example +[0-9A-F]{8}-\d{4}-001/);
  });
});
