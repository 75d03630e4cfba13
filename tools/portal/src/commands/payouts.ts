import { Option } from '@commander-js/extra-typings';
import { day, type CommandParent, forDomain, month, type RunCommand } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { table } from '../output/table.ts';
import type { Client } from '../server/client.ts';
import type { GetData } from '../server/operations.ts';
import { writePayRun } from './pay-run.ts';
import { sendFile } from './send-file.ts';

type Balance = GetData<'/operator/payouts'>['items'][number];
type Target = { domain: string; manager: string };

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The balances of a manager, one for each currency. */
const findBalances = async (client: Client, { domain, manager }: Target) => {
  const { items } = await client.get('/operator/payouts', { domain });
  const found = items.filter(({ account }) => isSame(account.email, manager));
  const [first] = found;
  if (first) return { account: first.account.id, balances: found };
  throw new CommandFailure(`Nothing was booked for ${manager} on ${domain}.`, { code: 'not_found' });
};

const describeBalance = ({ account, currency, ...balance }: Balance) => [
  account.nickname,
  account.email,
  currency,
  balance.payable,
  balance.held,
  balance.carried_over,
  balance.balance,
  balance.paid,
];

/** Prints what the platform owes the managers of a domain. */
async function listBalances({ domain }: { domain: string }, { printer, withServer }: CommandContext) {
  const data = await withServer((client) => client.get('/operator/payouts', { domain }));
  printer.line(
    table(
      ['manager', 'email', 'currency', 'payable', 'held', 'carried over', 'balance', 'paid'],
      data.items.map(describeBalance),
    ),
  );
  printer.result(data);
}

const CURRENCIES = ['KRW', 'USD'] as const;
type Currency = (typeof CURRENCIES)[number];

type PaymentOptions = {
  amount: string;
  currency?: Currency | undefined;
  day: string;
  rate?: string | undefined;
  reference?: string | undefined;
  note?: string | undefined;
  reason?: string | undefined;
};

const chooseCurrency = (balances: readonly Balance[], given: Currency | undefined) => {
  const [only, ...others] = balances;
  if (given) return given;
  if (only && others.length === 0) return only.currency;
  const names = balances.map(({ currency }) => currency).join(' and ');
  throw new CommandFailure(`The manager has balances in ${names}; name one with --currency.`, {
    code: 'usage',
  });
};

/** Records what a bank has paid to a manager. */
async function recordPayment(
  target: Target,
  { currency: given, ...payment }: PaymentOptions,
  { printer, withServer }: CommandContext,
) {
  const result = await withServer(async (client) => {
    const { account, balances } = await findBalances(client, target);
    const currency = chooseCurrency(balances, given);
    const { id } = await client.post('/operator/payouts/payment', { account, currency, ...payment });
    return { payment: { id, account, currency, ...payment } };
  });
  const { id, currency, amount } = result.payment;
  printer.line(`recorded: ${amount} ${currency} to ${target.manager} on ${payment.day}`);
  printer.line(`payment: ${id}`);
  printer.result(result);
}

/** Records the payments of a bank's file, or of a pay run's CSV. */
async function importPayments(
  file: string,
  { domain, reason }: { domain: string; reason?: string | undefined },
  context: CommandContext,
) {
  const path = '/operator/payouts/payments/import';
  const { data } = await sendFile({ path, file, query: () => ({ domain, reason }) }, context);
  const { added, kept } = data;
  context.printer.line(`${added} recorded, ${kept} known already`);
  context.printer.result({ added, kept });
}

type HoldOptions = { reason: string; month?: string | undefined; until?: string | undefined };

/** Keeps a manager's money, or that of one month, from being paid. */
async function holdPayouts(target: Target, options: HoldOptions, { printer, withServer }: CommandContext) {
  const result = await withServer(async (client) => {
    const { account } = await findBalances(client, target);
    const { id } = await client.post('/operator/payouts/hold', { account, ...options });
    return { hold: { id, account, ...options } };
  });
  printer.line(`held: ${options.month ?? 'all'} of ${target.manager} until ${options.until ?? 'released'}`);
  printer.line(`hold: ${result.hold.id}`);
  printer.result(result);
}

/** The ids of the holds of a manager that no entry has released. */
const listHolds = (balances: readonly Balance[]) => {
  const entries = balances.flatMap((balance) => balance.entries);
  const ended = new Set(entries.map(({ reverses }) => reverses));
  return [
    ...new Set(entries.filter(({ kind, id }) => kind === 'hold' && !ended.has(id)).map(({ id }) => id)),
  ];
};

const chooseHold = (holds: readonly string[], given: string | undefined) => {
  const [only, ...others] = holds;
  if (given !== undefined) return given;
  if (only === undefined) throw new CommandFailure('There is no hold to release.', { code: 'not_found' });
  if (others.length === 0) return only;
  throw new CommandFailure('There is more than one hold; name one with --hold.', {
    code: 'usage',
    details: holds,
  });
};

type ReleaseOptions = { reason: string; hold?: string | undefined };

/** Ends a hold of a manager's money. */
async function releasePayouts(
  target: Target,
  { reason, hold }: ReleaseOptions,
  { printer, withServer }: CommandContext,
) {
  const result = await withServer(async (client) => {
    const { account, balances } = await findBalances(client, target);
    const entry = chooseHold(listHolds(balances), hold);
    await client.post('/operator/payouts/release', { account, entry, reason });
    return { released: { account, hold: entry, reason } };
  });
  printer.line(`released: ${target.manager}`);
  printer.result(result);
}

/** Adds the commands that list, record and prepare what the platform pays its managers. */
export function addPayoutCommands(program: CommandParent, run: RunCommand) {
  const payouts = program.command('payouts').description('list, record and prepare payments to managers');
  const ofDomain = (name: string, description: string) =>
    forDomain(payouts.command(name).description(description));
  const ofManager = (name: string, description: string) =>
    ofDomain(name, description).argument('<manager>', 'the email of a manager');
  ofDomain('list', 'print what is payable, held and carried over of each manager').action((options) =>
    run((context) => listBalances(options, context)),
  );
  ofManager('pay', 'record a payment that a bank has made; records are only ever reversed')
    .requiredOption('--amount <decimal>', 'e.g. 1234000 or 99.50')
    .addOption(new Option('--currency <code>', 'if there is a balance in each').choices(CURRENCIES))
    .requiredOption('--day <day>', 'of the payment, YYYY-MM-DD', day)
    .option('--rate <decimal>', 'the exchange rate, if the bank has paid in another currency')
    .option('--reference <text>', 'the bank’s number of the transfer')
    .option('--note <text>', 'for operators')
    .option('--reason <text>', 'why more than what is payable was paid')
    .action((manager, { domain, ...options }) =>
      run((context) => recordPayment({ domain, manager }, options, context)),
    );
  ofDomain('import', 'record the payments of a bank’s CSV, all or none; the same file again changes nothing')
    .argument('<file>', 'CSV of the bank or of a pay run, `-` for standard input')
    .option('--reason <text>', 'why more than what is payable was paid')
    .action((file, options) => run((context) => importPayments(file, options, context)));
  ofManager('hold', 'keep the money of a manager from being paid')
    .requiredOption('--reason <text>', 'why; the manager reads it')
    .option('--month <month>', 'only that of one statement, e.g. 2026-10', month)
    .option('--until <day>', 'the hold ends on this day by itself', day)
    .action((manager, { domain, ...options }) =>
      run((context) => holdPayouts({ domain, manager }, options, context)),
    );
  ofManager('release', 'end a hold')
    .requiredOption('--reason <text>', 'why; the manager reads it')
    .option('--hold <id>', 'which one, if there is more than one')
    .action((manager, { domain, ...options }) =>
      run((context) => releasePayouts({ domain, manager }, options, context)),
    );
  ofDomain('run', 'write who is payable into a file: CSV, or an order for a bank (.xml, pain.001)')
    .argument('<file>', 'its ending decides: .csv, .xlsx or .xml')
    .option('--day <day>', 'who is payable on this day; today without it', day)
    .option('--from-name <name>', 'of an order: the holder of the account that pays')
    .option('--from-iban <iban>', 'its IBAN')
    .option('--from-account <number>', 'or its number, with --from-bank')
    .option('--from-bank <code>', 'a BIC, or the number of the bank in its country')
    .action((file, options) => run((context) => writePayRun(file, options, context)));
}
