import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMonthContent } from './statement-content.ts';

const file = { id: 'f1', report_type: 'r', owner: '', name: 'r.csv', digest: 'd' };
const intervals = { ...file, days: ['2026-10-01/2026-10-09', '2026-10-11/2026-10-31'] };
const spanned = { ...file, first_day: '2026-09-01', last_day: '2026-09-30', days: 30 };

test('readMonthContent reads files of documents that name the first and the last day, and of those with intervals', () => {
  const content = readMonthContent(
    JSON.stringify({
      month: '2026-10',
      files: [intervals],
      accounts: [],
      corrections: [{ month: '2026-09', files: [spanned], accounts: [] }],
    }),
  );

  assert.deepEqual(content.files, [intervals]);
  assert.deepEqual(content.corrections[0]?.files, [{ ...file, days: ['2026-09-01/2026-09-30'] }]);
});
