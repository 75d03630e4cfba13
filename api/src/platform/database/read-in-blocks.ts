import { type Expression, sql } from 'kysely';
import type { Trx } from './database.ts';

/** Few enough that the event loop converts and sends a block within about two milliseconds. */
const FETCH_ROWS = 500;

/**
 * Reads the rows of a query in blocks, inside a transaction. A cursor computes the result once; reading pages would compute
 * it for each page, and a row that is added meanwhile would move the others.
 */
export async function* readInBlocks<Row>(trx: Trx, query: Expression<Row>): AsyncGenerator<Row[]> {
  await sql`declare every_row no scroll cursor for ${query}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(FETCH_ROWS)} from every_row`.execute(trx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close every_row`.execute(trx);
}
