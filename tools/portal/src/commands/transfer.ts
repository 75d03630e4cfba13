import type { TransferOptions } from '@portal/api/transfer';
import type { CommandParent, RunCommand } from '../arguments.ts';
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
async function exportTo(file: string, context: CommandContext) {
  // Imported lazily: other commands need no database engine.
  const { exportPortal } = await import('@portal/api/transfer');
  await move(context, file, exportPortal);
}

/** Imports such a file into the empty database of `DATABASE_URL` or `DATA_DIR`: all of it, or nothing. */
async function importFrom(file: string, context: CommandContext) {
  const { importPortal } = await import('@portal/api/transfer');
  await move(context, file, importPortal);
}

/** Adds the commands that export and import the database. */
export function addTransferCommands(program: CommandParent, run: RunCommand) {
  program
    .command('export')
    .description('export the database into a file; stop the server of an embedded one first')
    .argument('<file>')
    .action((file) => run((context) => exportTo(file, context)));
  program
    .command('import')
    .description('import such a file into the empty database that DATABASE_URL (or DATA_DIR) names')
    .argument('<file>')
    .action((file) => run((context) => importFrom(file, context)));
}
