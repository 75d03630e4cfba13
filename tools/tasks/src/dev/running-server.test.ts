import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { RunningServer } from './running-server.ts';

/** A server whose program is a fixture; `served` is what browsers reach, by the port they are sent to. */
function fixture(t: TestContext) {
  let served: number | 'waiting' | 'refused' = 'waiting';
  let ended = 0;
  const server = new RunningServer({
    front: {
      use: (port) => (served = port),
      hold: () => (served = 'waiting'),
      fail: () => (served = 'refused'),
    },
    print: () => {},
    onEnd: () => (ended += 1),
    file: path.join(import.meta.dirname, 'testing/fixture-server.ts'),
  });
  t.after(() => server.stop());
  const replace = async (behaviour: string) => {
    process.env['FIXTURE'] = behaviour;
    await server.replace();
  };
  return { server, replace, served: () => served, ended: () => ended };
}

test('a new server takes the place of the last one', async (t) => {
  const { replace, served, server } = fixture(t);

  await replace('good');
  const first = served();
  await replace('good');

  assert.equal(typeof first, 'number');
  assert.notEqual(served(), first);
  await server.publish([]);
  assert.throws(() => process.kill(Number(first), 0), { code: 'ESRCH' });
});

test('a server that does not load leaves the last one in place', async (t) => {
  const { replace, served, server } = fixture(t);
  await replace('good');
  const first = served();

  await assert.rejects(replace('broken'), /does not load; the last one goes on/);

  assert.equal(served(), first);
  await server.publish([]);
});

test('a server that does not start is told to whoever asks for a page', async (t) => {
  const { replace, served, server } = fixture(t);
  await replace('good');

  await assert.rejects(replace('refused'), /no database/);

  assert.equal(served(), 'refused');
  await assert.rejects(server.publish([]), /does not run/);
  await replace('good');
  assert.equal(typeof served(), 'number');
});

test('a server that ends by itself is missed, and one that is stopped is not', async (t) => {
  const { replace, served, ended, server } = fixture(t);
  await replace('crashing');

  await assert.rejects(server.publish([]));
  assert.deepEqual([served(), ended()], ['waiting', 1]);

  await replace('good');
  await server.stop();
  assert.equal(ended(), 1);
});
