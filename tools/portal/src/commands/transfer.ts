import type { TransferOptions } from '@portal/api/transfer';
import type { CommandContext } from '../command-context.ts';
import { table } from '../output/table.ts';
import type { Environment } from '../server/connect.ts';

type TransferCommand = (environment: Environment, options: TransferOptions) => Promise<void>;

const move = async ({ printer, environment }: CommandContext, file: string, transfer: TransferCommand) => {
  const moved: { table: string; rows: number }[] = [];
  await transfer(environment, { file, onTable: (done) => void moved.push(done) });
  const rows = moved.filter(({ rows: count }) => count > 0).map((each) => [each.table, String(each.rows)]);
  printer.line(table(['table', 'rows'], rows));
  printer.result({ tables: moved });
};

/** Exports the database into a file; the embedded one only while no server has it open. */
export async function exportTo(file: string, context: CommandContext) {
  // Imported lazily: other commands need no database engine.
  const { exportPortal } = await import('@portal/api/transfer');
  await move(context, file, exportPortal);
}

/** Imports such a file into the empty database of `DATABASE_URL` or `DATA_DIR`: all of it, or nothing. */
export async function importFrom(file: string, context: CommandContext) {
  const { importPortal } = await import('@portal/api/transfer');
  await move(context, file, importPortal);
}
