import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeEachDatabase } from '../../../../platform/testing/describe-databases.ts';
import { MINUTE_MS, openRollout } from './testing/open-rollout.ts';

describeEachDatabase('the guard of a rollout', (api) => {
  const open = () => openRollout(api.db);

  it('stops a version that fails 30 % of its loads within two windows, and says which and how often', async () => {
    const { judge, passWindow, clock } = open();
    await judge();
    clock.advance(MINUTE_MS);

    const verdicts = [
      await passWindow({ control: 1, candidate: 7 }),
      await passWindow({ control: 0, candidate: 8 }),
    ];

    const last = verdicts.at(-1);
    assert.equal(last?.verdict, 'stop');
    assert.match(String(last?.reason), /^mf-music failed in 3\d\.\d % of \d+ page loads, and in 0\.\d % of/);
    assert.equal((await judge()).verdict, 'stop', 'also when it is asked again');
  });

  it('lets a healthy version advance once it has enough page loads, and never stops it', async () => {
    const { judge, passWindow, clock } = open();
    assert.equal((await judge()).verdict, 'hold');
    clock.advance(MINUTE_MS);

    const verdicts = [];
    for (let window = 0; window < 8; window += 1)
      verdicts.push((await passWindow({ control: 3, candidate: window % 5 === 0 ? 1 : 0 })).verdict);

    assert.deepEqual(verdicts, [...Array(3).fill('hold'), ...Array(5).fill('advance')]);
  });

  it('holds each step of a healthy version until that step has enough page loads', async () => {
    const { judge, passWindow, beginStep, clock } = open();
    await judge();
    clock.advance(MINUTE_MS);
    const passWindows = async (count: number) => {
      const verdicts = [];
      for (let window = 0; window < count; window += 1)
        verdicts.push(await passWindow({ control: 3, candidate: 0 }));
      return verdicts;
    };

    const first = await passWindows(5);
    beginStep();
    const again = await judge();
    const second = await passWindows(5);

    assert.deepEqual(
      [...first, again, ...second].map(({ verdict }) => verdict),
      ['hold', 'hold', 'hold', 'advance', 'advance', ...Array(4).fill('hold'), 'advance', 'advance'],
    );
    assert.match(again.reason, /^too few page loads in this step: 0 of the candidate and 0 of the release/);
  });

  it('holds a version with too little traffic, and one without anything to compare it with', async () => {
    const { judge, browse, candidate, clock } = open();
    await judge();
    clock.advance(MINUTE_MS);
    await browse({ set: candidate.id, loads: 500, failed: 150 });
    clock.advance(MINUTE_MS);

    const verdict = await judge();

    assert.equal(verdict.verdict, 'hold');
    assert.match(verdict.reason, /500 of the candidate and 0 of the release before/);
  });

  it('holds a version whose pages do not report that they started', async () => {
    const { judge, passWindow, control, candidate, clock } = open();
    const { addServed } = api.app.pageLoads.repository;
    const hour = new Date(Math.floor(clock.now().getTime() / 3_600_000) * 3_600_000);
    await judge();
    clock.advance(MINUTE_MS);
    for (let window = 0; window < 4; window += 1) await passWindow({ control: 0, candidate: 0 });
    const counts = { domain: 'aurora.localhost', hour, remote: 'shell', version: '1.0.0' };
    for (const [set, loads] of [
      [control.id, 1900],
      [candidate.id, 100],
    ] as const) {
      await addServed(counts.domain, hour, set, 2000);
      const zero = { mounted: 0, failed: 0, failed_before: 0, failed_after: 0, total_ms: 0 };
      const within = {
        within_500: 0,
        within_1000: 0,
        within_2000: 0,
        within_4000: 0,
        within_8000: 0,
      };
      await api.db
        .insertInto('remote_load_count')
        .values({ ...counts, ...zero, ...within, set_id: set, loads })
        .execute();
    }
    clock.advance(MINUTE_MS);

    const { verdict, reason } = await judge();

    assert.equal(verdict, 'hold');
    assert.match(reason, /only 100 of 2000 pages reported/);
  });

  it('T-52 counts each page load once, also when several servers judge at once and one is killed', async () => {
    const { judge, browse, control, candidate, clock, evidence } = open();
    await judge();
    clock.advance(MINUTE_MS);
    await browse({ set: control.id, loads: 300, failed: 0 });
    await browse({ set: candidate.id, loads: 200, failed: 1 });
    clock.advance(MINUTE_MS);

    await Promise.all([judge(), judge(), judge()]);
    await judge();

    const known = await evidence.addWindow({ control: control.id, candidate: candidate.id }, ['*'], {
      end: clock.now(),
      stepAt: clock.now(),
    });
    const page = known.get('*');
    assert.deepEqual(
      [page?.control, page?.candidate],
      [
        { loads: 300, failed: 0 },
        { loads: 200, failed: 1 },
      ],
    );
  });

  it('judges pages as a whole, so that a new version that breaks another remote is found', async () => {
    const { judge, browse, control, candidate, clock } = open();
    await judge();
    for (let window = 0; window < 2; window += 1) {
      clock.advance(MINUTE_MS);
      await browse({ set: control.id, loads: 475, failed: 0, remote: 'mf-members' });
      await browse({ set: candidate.id, loads: 25, failed: 8, remote: 'mf-members' });
    }
    clock.advance(MINUTE_MS);

    const { verdict, reason } = await judge();

    assert.equal(verdict, 'stop');
    assert.match(reason, /^the page as a whole failed in 32\.0 % of 50 page loads/);
  });
});
