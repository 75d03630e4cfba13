import { Option } from '@commander-js/extra-typings';
import { count, createCommand } from '@portal/command-line';

const counts = (text: string): number[] => text.split(',').map(count);

const profiles = ['large', 'demo'] as const;
const parts = ['reads', 'ingest', 'search', 'embedded', 'domains'] as const;

await createCommand('npm run bench:api --', "measure the API's response times on PostgreSQL")
  .addOption(new Option('--profile <name>', 'how much data').choices(profiles).default('large' as const))
  .addOption(new Option('--only <part>', 'a part of the benchmark').choices(parts))
  .option('--seconds <count>', 'how long each number of connections sends requests', count, 5)
  .option('--connections <counts>', 'numbers of connections', counts, [1, 16, 64])
  .option('--days <counts>', 'days of history, a short and a long one', counts, [10, 200])
  .option('--domains <counts>', 'numbers of domains', counts, [10, 100, 1_000, 10_000])
  .action(async (options) => {
    const { measureApi } = await import('@portal/api/bench-api');
    await measureApi(options);
  })
  .parseAsync();
