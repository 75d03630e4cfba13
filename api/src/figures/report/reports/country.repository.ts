import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Summed } from '../figures/figure-rows.ts';
import { sumFigures, withNumericFallback } from '../figures/sum-figures.ts';
import type { SumRow } from '../figures/sums.ts';
import type { ConvertedDay } from '../scope/report-days.ts';

/** What countries can be compared by. */
export const countryMetrics = ['revenue', 'views', 'engaged_views'] as const;
export type CountryMetric = (typeof countryMetrics)[number];

export type CountrySums = SumRow<CountryMetric> & { country: string };

/** Sums of every country over the given days. */
export const readCountrySums = (db: Db, query: Summed & { days: readonly ConvertedDay[] }) =>
  withNumericFallback(query, async (factors) => {
    const { rows } = await sql<CountrySums>`${sumFigures(query, factors, {
      by: ['country'],
      names: countryMetrics,
    })}`.execute(db);
    return rows;
  });
