import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { RestartableServer } from './restartable-server.ts';

/** A server whose program is a fixture; `served` is the upstream that the proxy has. */
function fixture(t: TestContext) {
  let served: number | 'waiting' | 'refused' = 'waiting';
  let exits = 0;
  const server = new RestartableServer({
    proxy: {
      setUpstream: (port) => (served = port),
      pause: () => (served = 'waiting'),
      failRequests: () => (served = 'refused'),
    },
    print: () => {},
    onUnexpectedExit: () => (exits += 1),
    file: path.join(import.meta.dirname, 'testing/fixture-server.ts'),
  });
  t.after(() => server.stop());
  const restart = async (behaviour: string) => {
    process.env['FIXTURE'] = behaviour;
    await server.restart();
  };
  return { server, restart, served: () => served, exits: () => exits };
}

test('a restarted server replaces the previous one and stops it', async (t) => {
  const { restart, served, server } = fixture(t);

  await restart('good');
  const first = served();
  await restart('good');

  assert.equal(typeof first, 'number');
  assert.notEqual(served(), first);
  await server.publish([]);
  assert.throws(() => process.kill(Number(first), 0), { code: 'ESRCH' });
});

test('a server that fails to load leaves the previous one running', async (t) => {
  const { restart, served, server } = fixture(t);
  await restart('good');
  const first = served();

  await assert.rejects(restart('broken'), /does not load; the last one goes on/);

  assert.equal(served(), first);
  await server.publish([]);
});

test('a server that fails to start makes requests fail until the next restart', async (t) => {
  const { restart, served, server } = fixture(t);
  await restart('good');

  await assert.rejects(restart('refused'), /no database/);

  assert.equal(served(), 'refused');
  await assert.rejects(server.publish([]), /does not run/);
  await restart('good');
  assert.equal(typeof served(), 'number');
});

test('a server that exits by itself calls onUnexpectedExit, a stopped one does not', async (t) => {
  const { restart, served, exits, server } = fixture(t);
  await restart('crashing');

  await assert.rejects(server.publish([]));
  assert.deepEqual([served(), exits()], ['waiting', 1]);

  await restart('good');
  await server.stop();
  assert.equal(exits(), 1);
});
