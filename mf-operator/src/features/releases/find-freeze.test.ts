import { findFreeze } from './find-freeze.ts';
import type { Freeze } from './releases.api.ts';

const freeze = (id: number, domain: string | null, from: string, until: string): Freeze => ({
  id,
  domain,
  from: `2026-12-${from}T00:00:00Z`,
  until: `2026-12-${until}T00:00:00Z`,
  reason: 'year end',
  set_by: 'command line',
});

const freezes = [freeze(1, 'a', '01', '10'), freeze(2, null, '05', '20'), freeze(3, 'b', '01', '31')];

test.each([
  ['before it begins', 'a', '2026-11-30T23:59:59Z', undefined],
  ['from its beginning', 'a', '2026-12-01T00:00:00Z', 1],
  ['of several the one that ends last', 'a', '2026-12-06T00:00:00Z', 2],
  ['of all domains', 'c', '2026-12-06T00:00:00Z', 2],
  ['not after its end', 'a', '2026-12-20T00:00:00Z', undefined],
])('the freeze of a domain is found: %s', (_, domain, time, id) => {
  expect(findFreeze(freezes, domain, Date.parse(time))?.id).toBe(id);
});

test('no freeze is found at a time that was not entered', () => {
  expect(findFreeze(freezes, 'a', Date.parse(''))).toBeUndefined();
});
