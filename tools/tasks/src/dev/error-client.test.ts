import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';

const script = readFileSync(path.join(import.meta.dirname, 'error-client.js'), 'utf8');

/** A page in which the script runs, with what it sends and what the console shows. */
const openPage = () => {
  const sent: string[] = [];
  const logged: unknown[][] = [];
  const listeners = new Map<string, (event: object) => void>();
  const page = createContext({
    console: { error: (...values: unknown[]) => logged.push(values) },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    async fetch(url: string, { body }: { body: string }) {
      assert.equal(url, '/@dev/errors');
      sent.push(body);
    },
  });
  runInContext(script, page);
  const run = (code: string): unknown => runInContext(code, page);
  return { sent, logged, run, dispatch: (type: string, event: object) => listeners.get(type)?.(event) };
};

test('uncaught errors and rejections are sent once each, with their stack and causes', () => {
  const { sent, run, dispatch } = openPage();
  const error = run(`new TypeError('no notices', { cause: new Error('offline') })`);

  dispatch('error', { error });
  dispatch('unhandledrejection', { reason: error });
  dispatch('unhandledrejection', { reason: 'stopped' });
  dispatch('error', { error: null, message: 'Script error.', filename: 'a.js', lineno: 3, colno: 4 });

  assert.match(sent[0] ?? '', /^TypeError: no notices\n {4}at [^]+\nCaused by: Error: offline\n {4}at /);
  assert.deepEqual(sent.slice(1), ['stopped', 'Script error.\n    at a.js:3:4']);
});

test('errors that the shell catches and logs are sent, and still logged', () => {
  const { sent, logged, run } = openPage();

  run(`console.error('mf-content failed', new RangeError('too long')); console.error('text only')`);

  assert.equal(logged.length, 2);
  assert.deepEqual(
    sent.map((text) => text.split('\n')[0]),
    ['RangeError: too long'],
  );
});

test('a stack that does not begin with the message is sent behind it', () => {
  const { sent, run } = openPage();

  run(
    `console.error(Object.assign(new Error('no notices'), { stack: 'load@http://a.localhost/r/a.js:1:2' }))`,
  );

  assert.deepEqual(sent, ['Error: no notices\nload@http://a.localhost/r/a.js:1:2']);
});

test('a page that throws for ever sends fifty errors', () => {
  const { sent, dispatch } = openPage();

  for (let count = 0; count < 80; count += 1) dispatch('unhandledrejection', { reason: `error ${count}` });

  assert.equal(sent.length, 50);
});
