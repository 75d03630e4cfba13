import { type CommandParent, count, type RunCommand } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { formatUsd } from '../output/money.ts';
import { table } from '../output/table.ts';
import { type GetData, unchecked } from '../server/operations.ts';

type Delivery = GetData<'/operator/deliveries'>['items'][number];
type Sums = Pick<Delivery, 'views' | 'revenue_micros'>;

type DeliveryListOptions = {
  from?: string | undefined;
  to?: string | undefined;
  type?: string | undefined;
  /** Also files that do not count. */
  history?: true | undefined;
  count: number;
};

const amountOf = ({ views, revenue_micros: micros }: Sums) => (micros === null ? views : formatUsd(micros));

const author = ({ delivered_by: by }: Delivery) => by && (by.email ?? by.role);

const stateOf = ({ counts, withdrawn_at: withdrawn }: Delivery) =>
  counts ? 'counts' : withdrawn === null ? 'replaced' : 'withdrawn';

const formatDeliveries = (items: readonly Delivery[]) => {
  const hasOwners = items.some(({ owner }) => owner !== '');
  return table(
    [
      'day',
      'report',
      ...(hasOwners ? ['owner'] : []),
      'file',
      'state',
      'created',
      'delivered',
      'by',
      'facts',
      'views or $',
      'id',
    ],
    items.map((item) => [
      item.day,
      item.type,
      ...(hasOwners ? [item.owner || null] : []),
      item.name,
      stateOf(item),
      item.created_at,
      item.delivered_at,
      author(item),
      item.facts,
      amountOf(item),
      item.id,
    ]),
  );
};

/** Prints which file counts for each day, and which reports are late. */
async function listDeliveries(
  { count, from, to, type, history }: DeliveryListOptions,
  { printer, withServer }: CommandContext,
) {
  const data = await withServer((client) =>
    client.get('/operator/deliveries', {
      size: count,
      from,
      to,
      type: unchecked<Delivery['type']>(type),
      history: history ? 'true' : undefined,
    }),
  );
  printer.line(formatDeliveries(data.items));
  printer.line(`${data.items.length} of ${data.total}`);
  for (const { type: report, owner, day } of data.late)
    printer.line(`late: ${owner && `${owner}, `}${report} of ${day}`);
  for (const { name, channels } of data.resend)
    printer.line(`send again: ${name}, for ${channels} channels that were registered since`);
  for (const { name, owner, refused_at: at, doubts } of data.refused) {
    printer.line(`refused: ${name}${owner && ` of ${owner}`}, ${at}`);
    for (const { path, message, code } of doubts) printer.line(`  ${path}: ${message} (${code})`);
  }
  printer.result(data);
}

/** Takes a file back, so that an earlier one counts again for its days. */
async function withdrawDelivery(
  id: string,
  { reason, backTo, force }: { reason: string; backTo?: string | undefined; force?: true | undefined },
  { printer, withServer }: CommandContext,
) {
  const { result } = await withServer((client) =>
    client.post('/operator/deliveries/withdraw', { id, reason, back_to: backTo, force }),
  );
  const { outcome, withdrawn, days } = result;
  printer.line(outcome === 'unchanged' ? `${id} was withdrawn before` : `withdrawn: ${withdrawn.join(', ')}`);
  for (const { day, file } of days)
    printer.line(`  ${day}: ${file ? `${file} counts again` : 'not delivered'}`);
  printer.result(result);
}

const MAX_SHOWN_DAYS = 100;

/** Prints a file, and for each of its days whether it counts and what it replaced. */
async function showDelivery(id: string, { printer, withServer }: CommandContext) {
  const { items } = await withServer((client) =>
    client.get('/operator/deliveries', { id, history: 'true', size: MAX_SHOWN_DAYS }),
  );
  const [first] = items;
  if (!first) throw new CommandFailure(`There is no delivery ${id}.`, { code: 'not_found' });
  const { name, type, created_at: created, delivered_at: delivered, rows, reason } = first;
  printer.line(`${name} (${type})`);
  printer.line(`created ${created}, delivered ${delivered} by ${author(first) ?? 'unknown'}`);
  printer.line(`${rows.read} rows, ${rows.unknown_channel} of unregistered channels`);
  if (reason !== null) printer.line(`reason: ${reason}`);
  printer.line(
    table(
      ['day', 'state', 'facts', 'views or $', 'replaced', 'facts', 'views or $', 'id'],
      items.map((item) => [
        item.day,
        stateOf(item),
        item.facts,
        amountOf(item),
        item.replaced && item.replaced.name,
        ...(item.replaced
          ? [item.replaced.facts, amountOf(item.replaced), item.replaced.id]
          : [null, null, null]),
      ]),
    ),
  );
  printer.result({ items });
}

type ReconciledReport = GetData<'/operator/reconciliation'>['owners'][number]['reports'][number];

/** The lines of a closing report. */
const formatReport = ({ type, file, money }: ReconciledReport): (string | number | null)[][] => {
  if (money.length === 0) return [[type, file ? 'not recorded, send it again' : 'missing', null, null]];
  return money.map(({ part, name, rows, revenue_micros: micros }) => [
    type,
    name ? `${part} ${name}` : part,
    rows,
    formatUsd(micros),
  ]);
};

/** Prints what the closing reports of a month say, what is stored of it, and why both differ. */
async function reconcileMonth(month: string | undefined, { printer, withServer }: CommandContext) {
  const data = await withServer((client) => client.get('/operator/reconciliation', { month }));
  printer.line(
    `${data.month}: ${data.owners.length === 0 ? 'no revenue was delivered' : 'by content owner'}`,
  );
  for (const { owner, reports, summaries, comparisons } of data.owners) {
    printer.line(owner || '(no owner)');
    printer.line(
      table(
        ['report', 'revenue', 'rows', '$'],
        [
          ...reports.flatMap(formatReport),
          ...summaries.flatMap(({ type, amounts }) =>
            amounts.map(({ source, adjustment, currency, rows, micros }) => [
              type,
              [source, adjustment].filter(Boolean).join(', ') || 'revenue',
              rows,
              currency === 'USD' ? formatUsd(micros) : `${currency} ${micros / 1_000_000}`,
            ]),
          ),
        ],
      ),
    );
    for (const comparison of comparisons) {
      const { code, subject, expected_micros: expected, found_micros: found, causes } = comparison;
      printer.line(
        `${[code, subject].filter(Boolean).join(' ')}: ${formatUsd(found)} of ${formatUsd(expected)}, difference ${formatUsd(comparison.difference_micros)}`,
      );
      for (const { name, difference_micros: difference } of causes)
        printer.line(`  ${name}: ${formatUsd(difference)}`);
    }
  }
  printer.result(data);
}

/** Adds the commands of the bulk reports that were delivered. */
export function addDeliveryCommands(program: CommandParent, run: RunCommand) {
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
    .command('reconcile')
    .description(
      'print the revenue of a month: what the closing reports say, what is stored, and why both differ',
    )
    .argument('[month]', 'such as 2026-10; default: the last month that has ended')
    .action((month) => run((context) => reconcileMonth(month, context)));
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
