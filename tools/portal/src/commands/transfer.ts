import type { TransferOptions } from '@portal/api/transfer';
import type { CommandContext } from '../command-context.ts';
import { table } from '../output/table.ts';
import type { Environment } from '../server/connect.ts';

type Move = (environment: Environment, options: TransferOptions) => Promise<void>;

const move = async ({ printer, environment }: CommandContext, file: string, work: Move) => {
  const moved: { table: string; rows: number }[] = [];
  await work(environment, { file, onTable: (done) => void moved.push(done) });
  const rows = moved.filter(({ rows: count }) => count > 0).map((each) => [each.table, String(each.rows)]);
  printer.line(table(['table', 'rows'], rows));
  printer.result({ tables: moved });
};

/** Writes the whole database into a file; the embedded one while no server has it open. */
export async function exportTo(file: string, context: CommandContext) {
  // Loaded only here: other commands need no database engine.
  const { exportPortal } = await import('@portal/api/transfer');
  await move(context, file, exportPortal);
}

/** Fills an empty database, that of `DATABASE_URL` where it is set, from such a file: all of it, or nothing. */
export async function importFrom(file: string, context: CommandContext) {
  const { importPortal } = await import('@portal/api/transfer');
  await move(context, file, importPortal);
}
