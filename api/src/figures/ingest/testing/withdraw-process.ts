import { openDatabase } from '../../../platform/database/database.ts';
import { createServerActor } from '../../../access/audit/actor.ts';
import { createWithdrawalService } from '../withdrawals/withdrawal.service.ts';

/** A process that withdraws one file, for tests that kill it: `node withdraw-process.ts <directory> <file id>`. */
const [, , directory = '', file = ''] = process.argv;
const database = await openDatabase({ directory });
process.stdout.write('ready\n');
await createWithdrawalService({ database }).withdraw(
  { file, reason: 'wrong', force: true },
  createServerActor('', null),
);
process.stdout.write('done\n');
await database.close();
