import { ingest } from '../commands/ingest.ts';
import { listDeliveries, showDelivery, withdrawDelivery } from '../commands/deliveries.ts';
import { type CommandParent, count, type RunCommand, time } from './arguments.ts';

/** Adds the commands of YouTube's bulk reports. */
export function addDeliveryCommands(program: CommandParent, run: RunCommand) {
  program
    .command('ingest')
    .description(
      'ingest report files, plain or gzip, or the folders of them; their columns give the report type',
    )
    .argument('<paths...>')
    .option('--owner <name>', 'the content owner, when there are several: their files of a day add up')
    .option(
      '--created-at <time>',
      'when YouTube created them; default: the time in the name or of the file',
      time,
    )
    .option('--force <reason>', 'take in a delivery that looks wrong; the reason is written into the log')
    .action((paths, options) => run((context) => ingest(paths, options, context)));

  const deliveries = program.command('deliveries').description('what was delivered, and what counts');
  deliveries
    .command('list')
    .description('print which file counts for each day and report, what is late, and what was refused')
    .option('--from <day>', 'only days from this one on')
    .option('--to <day>', 'only days up to this one')
    .option('--type <report>', 'only this report, e.g. content_owner_basic_a4')
    .option('--history', 'also files that do not count: replaced, older or withdrawn')
    .option('--count <number>', 'how many, up to 100', count, 30)
    .action((options) => run((context) => listDeliveries(options, context)));
  deliveries
    .command('show')
    .description('print a file: who delivered it, its figures by day, what it replaced')
    .argument('<id>')
    .action((id) => run((context) => showDelivery(id, context)));
  deliveries
    .command('withdraw')
    .description('take a file back; the newest one that is left counts again for each of its days')
    .argument('<id>')
    .requiredOption('--reason <text>', 'why; it is written into the log')
    .option('--back-to <id>', 'the earlier file that shall count again; every newer one is taken back')
    .option(
      '--force',
      'also when final days would be estimated again, or a file that looks wrong would count again',
    )
    .action((id, options) => run((context) => withdrawDelivery(id, options, context)));
}
