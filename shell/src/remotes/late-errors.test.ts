import { buildOf, releaseSetOf, running } from '../testing/release-set-fixture.ts';
import { createAttribution, watchLateErrors } from './late-errors.ts';
import type { RemoteEvent } from './remote-events.ts';

const set = releaseSetOf({
  'mf-music': running(buildOf('mf-music', '2.0.0'), buildOf('mf-music', '1.0.0')),
  'mf-members': running(buildOf('mf-members', '3.0.0')),
});

const at = (place: string) => `    at handler (http://aurora.localhost/r/${place}/page.js:1:200)`;

describe('attribution', () => {
  const attribute = createAttribution(set);

  it.each([
    ['the remote that threw', at('mf-music/2.0.0'), 'mf-music 2.0.0'],
    ['the previous build of a remote', at('mf-music/1.0.0'), 'mf-music 1.0.0'],
    ['the topmost frame', `${at('mf-members/3.0.0')}\n${at('mf-music/2.0.0')}`, 'mf-members 3.0.0'],
    ['nobody, for the shell', at('shell/1.0.0+12345678'), 'undefined undefined'],
  ])('names %s', (_, trace, expected) => {
    const found = attribute(trace);

    expect(`${found?.remote} ${found?.version}`).toBe(expected);
  });
});

const planted = () => Object.assign(new Error('boom'), { stack: at('mf-music/2.0.0') });

it.each([
  ['a handler or timer', () => new ErrorEvent('error', { error: planted(), message: 'boom' })],
  // The test's DOM has no constructor for these.
  ['a promise', () => Object.assign(new Event('unhandledrejection'), { reason: planted() })],
])('T-41 reports an error of %s once', (_, eventOf) => {
  const events: RemoteEvent[] = [];
  const lifetime = new AbortController();
  watchLateErrors(set, (event) => events.push(event), lifetime.signal);

  window.dispatchEvent(eventOf());
  window.dispatchEvent(eventOf());
  lifetime.abort();

  expect(events).toMatchObject([
    { remote: 'mf-music', version: '2.0.0', phase: 'mounted', outcome: 'failed', error_class: 'evaluation' },
  ]);
});
