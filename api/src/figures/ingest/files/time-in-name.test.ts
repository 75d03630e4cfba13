import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTimeInName } from './time-in-name.ts';

test('the creation time of a report is read from its file name', () => {
  const times = {
    'content_owner_basic_a4_20261118_20261119T081500Z.csv': '2026-11-19T08:15:00.000Z',
    '2026-11-19T08_15_30.123456Z.csv.gz': '2026-11-19T08:15:30.000Z',
    'report 2026-11-19T08:15Z.csv': '2026-11-19T08:15:00.000Z',
    'content_owner_basic_a4_20261118.csv': undefined,
    '20261319T081500Z.csv': undefined,
    'report.csv': undefined,
  };
  for (const [name, time] of Object.entries(times))
    assert.equal(readTimeInName(name)?.toISOString(), time, name);
});
