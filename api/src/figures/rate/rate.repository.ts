import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Page } from '../../platform/http/listing.ts';
import type { Day } from '../../platform/calendar.ts';

/** The exchange rate of a day: won per dollar. */
export type Rate = { day: Day; rate: string };

const PAIR = { base: 'USD', quote: 'KRW' } as const;

const rates = (db: Db | Trx) =>
  db.selectFrom('fx_rate').where('base', '=', PAIR.base).where('quote', '=', PAIR.quote);

/** Stored exchange rates. */
export const rateRepository = {
  /** Blocks concurrent changes of rates until the transaction ends, but not readers. */
  lock: (trx: Trx) => sql`lock table fx_rate in share row exclusive mode`.execute(trx),

  all: (trx: Trx): Promise<Rate[]> => rates(trx).select(['day', 'rate']).orderBy('day').execute(),

  async page(db: Db, { page, size }: Page) {
    const items: Rate[] = await rates(db)
      .select(['day', 'rate'])
      .orderBy('day', 'desc')
      .limit(size)
      .offset(page * size)
      .execute();
    const { total } = await rates(db)
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return { items, total: Number(total) };
  },

  async put(trx: Trx, given: readonly Rate[]) {
    if (given.length === 0) return;
    await trx
      .insertInto('fx_rate')
      .values(given.map(({ day, rate }) => ({ ...PAIR, day, rate })))
      .onConflict((conflict) =>
        conflict.columns(['base', 'quote', 'day']).doUpdateSet(({ ref }) => ({ rate: ref('excluded.rate') })),
      )
      .execute();
  },
};
