import { getDisplayStatus } from './channel-status.ts';

test.each([
  [0, 'none', true, 'waiting'],
  [1, 'none', true, 'on_hold'],
  [2, 'verified', true, 'approved'],
  [2, 'none', true, 'needs_verification'],
  [2, 'pending', true, 'needs_verification'],
  [2, 'verifying', true, 'needs_verification'],
  [2, 'none', false, 'approved'],
  [3, 'none', true, 'rejected'],
] as const)(
  'getDisplayStatus of status %s, verification %s, needed %s returns %s',
  (status, verification, isNeeded, expected) => {
    expect(getDisplayStatus({ status, verification }, isNeeded)).toBe(expected);
  },
);
