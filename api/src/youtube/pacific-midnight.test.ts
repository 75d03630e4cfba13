import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextPacificMidnight } from './pacific-midnight.ts';

const after = (instant: string) => nextPacificMidnight(new Date(instant)).toISOString();

describe('the next Pacific midnight', () => {
  it('the next Pacific midnight is at 8:00 UTC in winter and 7:00 UTC in summer', () => {
    assert.equal(after('2026-01-10T20:15:00Z'), '2026-01-11T08:00:00.000Z');
    assert.equal(after('2026-07-10T20:15:00Z'), '2026-07-11T07:00:00.000Z');
    assert.equal(after('2026-07-11T06:59:59.999Z'), '2026-07-11T07:00:00.000Z');
  });

  it('T-64 the next Pacific midnight is 23 or 25 hours after the last one when clocks change', () => {
    assert.equal(after('2026-03-08T08:00:00Z'), '2026-03-09T07:00:00.000Z');
    assert.equal(after('2026-11-01T07:00:00Z'), '2026-11-02T08:00:00.000Z');
  });

  it('the next Pacific midnight is later than now', () => {
    assert.equal(after('2026-07-11T07:00:00Z'), '2026-07-12T07:00:00.000Z');
  });
});
