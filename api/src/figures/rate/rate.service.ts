import { z } from 'zod';
import { type Clock, toPacificDay } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Page } from '../../platform/http/listing.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { MalformedFileError } from '../../platform/csv/file-error.ts';
import { readTable } from '../../platform/csv/read-table.ts';
import { addDays, type Day, isDay } from '../../platform/calendar.ts';
import { withoutZeros } from '../report/scope/report-days.ts';
import { findDoubts, findRepeatedDays } from './check-rates.ts';
import { type Rate, rateRepository } from './rate.repository.ts';

const MAX_BYTES = 1_048_576;
/** Ten years of days. */
const MAX_ROWS = 3_660;
const MAX_ERRORS = 20;
const FIRST_DAY = '2005-01-01';

const throwIfAny = (errors: ConstructorParameters<typeof MalformedFileError>[0]) => {
  if (errors.length > 0) throw new MalformedFileError(errors.slice(0, MAX_ERRORS));
};

const columnsUntil = (last: Day) =>
  z.object({
    day: z
      .string({ error: 'The day is missing.' })
      .refine((day) => isDay(day) && day >= FIRST_DAY && day <= last, {
        error: `Not a day from ${FIRST_DAY} to ${last}, YYYY-MM-DD.`,
      }),
    rate: z
      .string({ error: 'The rate is missing.' })
      .refine((rate) => /^\d{1,6}(?:\.\d{1,6})?$/.test(rate) && Number(rate) > 0, {
        error: 'Not a rate: a decimal above 0 with at most six places.',
      })
      .transform(withoutZeros),
  });

const byDay = (rates: readonly Rate[]) => Object.fromEntries(rates.map(({ day, rate }) => [day, rate]));

/** The days with changed figures in won; `to` is null when the last rate also applies to later days. */
const affectedDays = (changed: readonly Rate[], known: readonly Rate[]) => {
  const days = changed.map(({ day }) => day).toSorted();
  const [from, last] = [days.at(0), days.at(-1)];
  if (from === undefined || last === undefined) return null;
  const next = known.find(({ day }) => day > last)?.day;
  return { from, to: next === undefined ? null : addDays(next, -1) };
};

/** Exchange rates; a day without a rate, such as on weekends, has the last one before it. */
export const createRateService = ({ db, clock, audit }: { db: Db; clock: Clock; audit: Audit }) => ({
  async list(page: Page) {
    const { items, total } = await rateRepository.page(db, page);
    return { items: items.map(({ day, rate }) => ({ day, rate: withoutZeros(rate) })), total };
  },

  /** Imports the rates of a file, all or none; importing the same file again changes nothing. */
  async importRates(actor: Actor, source: AsyncIterable<Buffer>, { isForced }: { isForced: boolean }) {
    // In Korea the next day begins while the Pacific day still lasts.
    const last = addDays(toPacificDay(clock.now()), 1);
    const { rows: given } = await readTable(source, {
      columns: columnsUntil(last),
      aliases: { date: 'day', usd_krw: 'rate' },
      maxBytes: MAX_BYTES,
      maxRows: MAX_ROWS,
    });
    throwIfAny(findRepeatedDays(given));
    return db.transaction().execute(async (trx) => {
      await rateRepository.lock(trx);
      const stored = await rateRepository.all(trx);
      const known = stored.map(({ day, rate }) => ({ day, rate: withoutZeros(rate) }));
      if (!isForced) throwIfAny(findDoubts(given, known));
      const rateOf = new Map(known.map(({ day, rate }) => [day, rate]));
      const changed = given.map(({ values }) => values).filter(({ day, rate }) => rateOf.get(day) !== rate);
      const before = changed.flatMap(({ day }) => {
        const rate = rateOf.get(day);
        return rate === undefined ? [] : [{ day, rate }];
      });
      await rateRepository.put(trx, changed);
      if (changed.length > 0)
        await audit.record(
          actor,
          { action: 'rate.set', subject: 'USD/KRW', before: byDay(before), after: byDay(changed) },
          trx,
        );
      return {
        added: changed.length - before.length,
        changed: before.length,
        kept: given.length - changed.length,
        affected: affectedDays(changed, known),
      };
    });
  },
});
