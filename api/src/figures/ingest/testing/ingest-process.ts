import { createReadStream } from 'node:fs';
import { openDatabase } from '../../../platform/database/database.ts';
import { createIngestService } from '../ingest.service.ts';

/** A process that ingests one file, for tests that kill it: `node ingest-process.ts <directory> <file>`. */
const [, , directory = '', file = ''] = process.argv;
const database = await openDatabase({ directory });
process.stdout.write('ready\n');
await createIngestService({ database }).ingestFile(createReadStream(file), {
  name: 'report.csv',
  forceReason: 'its rows repeat, and its days are long ago',
});
process.stdout.write('done\n');
await database.close();
