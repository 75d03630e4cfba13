import { type RawBuilder, sql } from 'kysely';

/** The Pacific day of a column with an instant, as `toPacificDay` computes it. */
export const selectPacificDay = (column: string): RawBuilder<string> =>
  sql<string>`(${sql.ref(column)} at time zone 'America/Los_Angeles')::date`;
