import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import { addDays } from './calendar.ts';
import { compareWindow, splitPeriod } from '../figures/report/scope/period.ts';
import { toPacificDay } from './clock.ts';

const HOUR = 60 * 60 * 1000;
/**
 * Time zones of servers: without daylight saving, with half hours, of both hemispheres, on both sides of the date
 * line.
 */
const zones = [
  'UTC',
  'America/Los_Angeles',
  'Asia/Seoul',
  'Asia/Shanghai',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/St_Johns',
  'Europe/Berlin',
];

describe('Pacific days', () => {
  const home = process.env['TZ'];
  after(() => {
    if (home === undefined) delete process.env['TZ'];
    else process.env['TZ'] = home;
  });

  for (const zone of zones)
    it(`T-64 Pacific days divide a year into days of 23, 24 or 25 hours without a gap when the server runs in ${zone}`, () => {
      process.env['TZ'] = zone;
      const hours = new Map<string, number>();
      for (let at = Date.UTC(2026, 0, 1, 8); at < Date.UTC(2027, 0, 1, 8); at += HOUR)
        hours.set(toPacificDay(new Date(at)), (hours.get(toPacificDay(new Date(at))) ?? 0) + 1);

      const days = [...hours.keys()];
      assert.equal(days.length, 365);
      assert.deepEqual(
        days,
        days.map((_, index) => addDays('2026-01-01', index)),
      );
      assert.deepEqual(
        [...hours].filter(([, count]) => count !== 24),
        [
          ['2026-03-08', 23],
          ['2026-11-01', 25],
        ],
      );
    });

  it('T-64 gives the same comparison and months in every server time zone', () => {
    fc.assert(
      fc.property(
        fc.record({ start: fc.nat({ max: 1500 }), days: fc.integer({ min: 1, max: 400 }) }),
        fc.shuffledSubarray(zones, { minLength: 2, maxLength: 2 }),
        ({ start, days }, two) => {
          const from = addDays('2024-01-01', start);
          const period = { from, to: addDays(from, days - 1) };
          const [first, second] = two.map((zone) => {
            process.env['TZ'] = zone;
            return {
              previous: compareWindow(period, { compare: 'previous' }),
              lastYear: compareWindow(period, { compare: 'last_year' }),
              months: splitPeriod(period, 'month', 'ko'),
            };
          });

          assert.deepEqual(first, second);
          assert.equal(first?.previous?.to, addDays(from, -1));
          assert.deepEqual([first?.months[0]?.from, first?.months.at(-1)?.to], [period.from, period.to]);
        },
      ),
      { numRuns: 100 },
    );
  });
});
