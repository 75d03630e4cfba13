import { buildOf, releaseSetOf, running } from '../testing/release-set-fixture.ts';
import { createErrorAttribution, reportUncaughtErrors } from './uncaught-errors.ts';
import type { RemoteEvent } from './remote-events.ts';

const set = releaseSetOf({
  'mf-music': running(buildOf('mf-music', '2.0.0'), buildOf('mf-music', '1.0.0')),
  'mf-members': running(buildOf('mf-members', '3.0.0')),
});

const at = (place: string) => `    at handler (http://aurora.localhost/r/${place}/page.js:1:200)`;

describe('attribution', () => {
  const attribute = createErrorAttribution(set);

  it.each([
    ['the remote that threw', at('mf-music/2.0.0'), 'mf-music 2.0.0'],
    ['the previous build of a remote', at('mf-music/1.0.0'), 'mf-music 1.0.0'],
    ['the topmost frame', `${at('mf-members/3.0.0')}\n${at('mf-music/2.0.0')}`, 'mf-members 3.0.0'],
    ['no remote for code of the shell', at('shell/1.0.0+12345678'), 'undefined undefined'],
  ])('createErrorAttribution finds %s', (_, trace, expected) => {
    const found = attribute(trace);

    expect(`${found?.remote} ${found?.version}`).toBe(expected);
  });
});

const createRemoteError = () => Object.assign(new Error('boom'), { stack: at('mf-music/2.0.0') });

it.each([
  ['a handler or timer', () => new ErrorEvent('error', { error: createRemoteError(), message: 'boom' })],
  // jsdom has no `PromiseRejectionEvent`.
  ['a promise', () => Object.assign(new Event('unhandledrejection'), { reason: createRemoteError() })],
])('T-41 an uncaught error of %s is reported once', (_, eventOf) => {
  const events: RemoteEvent[] = [];
  const lifetime = new AbortController();
  reportUncaughtErrors(set, (event) => events.push(event), lifetime.signal);

  window.dispatchEvent(eventOf());
  window.dispatchEvent(eventOf());
  lifetime.abort();

  expect(events).toMatchObject([
    { remote: 'mf-music', version: '2.0.0', phase: 'mounted', outcome: 'failed', error_class: 'evaluation' },
  ]);
});
