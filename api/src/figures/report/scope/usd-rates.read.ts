import type { Db } from '../../../platform/database/database.ts';
import type { Day, Period } from '../../../platform/calendar.ts';
import type { DayRate } from './report-days.ts';

/** Rates of a period and the last one before it, sorted by day. */
export const readUsdRates = (db: Db, { quote, from, to }: Period & { quote: string }): Promise<DayRate[]> =>
  db
    .selectFrom('fx_rate')
    .select(['day', 'rate'])
    .where('base', '=', 'USD')
    .where('quote', '=', quote)
    .where('day', '<=', to)
    .where('day', '>=', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('fx_rate')
          .select(({ fn }) => fn.max('day').as('day'))
          .where('base', '=', 'USD')
          .where('quote', '=', quote)
          .where('day', '<=', from),
        eb.cast<Day>(eb.val(from), 'date'),
      ),
    )
    .orderBy('day')
    .execute();
