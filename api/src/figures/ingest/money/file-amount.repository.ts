import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';
import type { MoneyRow } from './file-money.ts';

/** Stores where the revenue of a closing report belongs, with the channels that are registered now. */
export const recordAmounts = async (trx: Trx, fileId: string, money: readonly MoneyRow[]) => {
  await trx.deleteFrom('file_amount').where('file_id', '=', fileId).execute();
  if (money.length === 0) return;
  await sql`
    insert into file_amount (file_id, part, name, rows, micros)
    select ${fileId}::uuid, part, name, rows, micros
    from json_to_recordset(${JSON.stringify(money)}::json) as m(part text, name text, rows bigint, micros bigint)`.execute(
    trx,
  );
};
