import { type CommandParent, forDomain, month, type RunCommand } from '../arguments.ts';
import { AlreadyReportedError, type CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { table } from '../output/table.ts';
import type { GetData } from '../server/operations.ts';

type Checks = GetData<'/operator/closing'>['checks'];
type Refusal = Checks['refusals'][number]['code'];
type Target = { domain: string; month: string };

/** What refuses a month; the same for checks and for a refused close. */
const refusalTexts: Record<Refusal, string> = {
  month_running: 'the month has not ended in Pacific time; no reason overrules this',
  month_before_open: 'the month before it is not closed; no reason overrules this',
  owner_reports_missing: 'closing reports of content owners are missing or have no revenue',
  revenue_missing: 'days have no revenue',
  rate_missing: 'days have no exchange rate of the week before them',
};

const isRefusal = (code: string): code is Refusal => Object.hasOwn(refusalTexts, code);

/** An amount as it is shown. */
const toCents = (micros: string) => Math.round(Number(micros) / 10_000);
const formatCents = (cents: number) => `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
const dollars = (micros: string) => formatCents(toCents(micros));

const percentage = (part: number, whole: number) =>
  whole === 0 ? '' : ` (${((part / whole) * 100).toFixed(2)} %)`;

const days = (list: readonly string[]) => (list.length > 0 ? `${list.length}: ${list.join(', ')}` : 'none');

const describeOwner = ({ owner, missing_days: missing, is_empty: isEmpty }: Checks['owners'][number]) =>
  `${owner || 'without a content owner'}: ${isEmpty ? 'its closing reports have no revenue' : `closing reports are missing of ${days(missing)}`}`;

const describeClosed = ({ number, at, by, reason, hash }: NonNullable<Checks['closed']>) => [
  `closed as number ${number} at ${at} by ${by.email ?? by.role}`,
  ...(reason === null ? [] : [`reason: ${reason}`]),
  `hash: ${hash}`,
];

const describeChecks = (checks: Checks) => {
  const [final, estimated] = [toCents(checks.final), toCents(checks.estimated)];
  // Of what is shown, so that it adds up.
  const difference = final - estimated;
  return [
    ...(checks.closed ? describeClosed(checks.closed) : []),
    ...(checks.owners.length > 0 ? checks.owners.map(describeOwner) : ['no closing report is missing']),
    `days without revenue: ${days(checks.days_without_revenue)}`,
    `days without a rate: ${days(checks.days_without_rate)}`,
    `unregistered channels: ${checks.unregistered_channels}`,
    `unassigned: ${dollars(checks.unassigned)} of ${dollars(checks.revenue)}`,
    `from unknown countries: ${dollars(checks.no_country)}`,
    // What is known of a closed month can differ from what was booked of it.
    `${checks.closed ? 'final as known now' : 'final'}: ${formatCents(final)}, estimated ${formatCents(estimated)}, difference ` +
      `${formatCents(difference)}${percentage(difference, estimated)}`,
    ...(checks.before === null ? [] : [`close ${checks.before} first`]),
    ...checks.refusals.map(({ code }) => `refused: ${refusalTexts[code]} (${code})`),
  ];
};

/** Prints what is checked before a month is closed, and the statements of a closed one. */
async function showChecks(target: Target, { printer, withServer }: CommandContext) {
  const data = await withServer((client) => client.get('/operator/closing', target));
  for (const line of describeChecks(data.checks)) printer.line(line);
  if (data.checks.closed)
    printer.line(
      table(
        ['manager', 'email', 'statement', 'issued'],
        data.statements.map(({ nickname, email, number, issued_at: at }) => [nickname, email, number, at]),
      ),
    );
  else if (data.checks.refusals.length === 0) printer.line('the month can be closed');
  printer.result(data);
}

/** The refusals of a month in words; every other failure stays. */
const describeRefusals = (error: unknown): unknown => {
  if (!(error instanceof CommandFailure) || error.code !== 'month_not_ready') return error;
  const codes = (error.reasons ?? []).flatMap((reason) => {
    const { code } = reason as { code: string };
    return isRefusal(code) ? [code] : [];
  });
  const isAbsolute = codes.some((code) => code === 'month_running' || code === 'month_before_open');
  return new CommandFailure(error.message, {
    code: error.code,
    details: codes.map((code) => `${code}: ${refusalTexts[code]}`),
    hint: isAbsolute
      ? undefined
      : 'To close it all the same, repeat the command with --force --reason <why>.',
    ...(error.reasons && { reasons: error.reasons }),
    cause: error,
  });
};

type CloseOptions = { force?: true | undefined; reason?: string | undefined };

/** Closes a month; with a reason also one that checks refuse. */
async function closeMonth(
  target: Target,
  { force, reason }: CloseOptions,
  { printer, withServer }: CommandContext,
) {
  if ((force === undefined) !== (reason === undefined))
    throw new CommandFailure('--force and --reason <why> belong together: what is overruled has a reason.', {
      code: 'usage',
    });
  const { closed } = await withServer((client) =>
    client.post('/operator/closing', { ...target, reason }),
  ).catch((error: unknown) => {
    throw describeRefusals(error);
  });
  printer.line(`${target.domain} ${closed.month} is closed as number ${closed.number}`);
  printer.line(`hash: ${closed.hash}`);
  printer.result({ closed });
}

/** Issues the statements that managers have not issued themselves. */
async function issueStatements(target: Target, { printer, withServer }: CommandContext) {
  const { result, statements } = await withServer(async (client) => ({
    result: await client.post('/operator/closing/statements', target),
    ...(await client.get('/operator/closing', target)),
  }));
  const nameOf = (id: string) => statements.find(({ account_id: account }) => account === id)?.email ?? id;
  for (const { account_id: account, number } of result.issued)
    printer.line(`issued: ${number} of ${nameOf(account)}`);
  for (const { account_id: account, code } of result.refused)
    printer.line(`refused: ${nameOf(account)}: ${code}`);
  if (result.issued.length + result.refused.length === 0) printer.line('every statement is issued');
  printer.result(result);
  if (result.refused.length > 0) throw new AlreadyReportedError();
}

type Reopening = GetData<'/operator/closing/reopenings'>['items'][number];

const describeReopening = ({ id, number, state, reason, ...request }: Reopening) => [
  id,
  number,
  state,
  request.requested_by,
  request.requested_at,
  request.answer?.by ?? '',
  reason,
];

/** Prints the requests to reopen statements of a month. */
async function showReopenings(target: Target, { printer, withServer }: CommandContext) {
  const data = await withServer((client) => client.get('/operator/closing/reopenings', target));
  printer.line(
    table(
      ['request', 'statement', 'state', 'asked by', 'asked at', 'answered by', 'reason'],
      data.items.map(describeReopening),
    ),
  );
  printer.result(data);
}

/** Asks for the statement of a manager to be reopened. */
async function requestReopening(
  { domain, month: of }: Target,
  { manager, reason }: { manager: string; reason: string },
  { printer, withServer }: CommandContext,
) {
  const { request } = await withServer(async (client) => {
    const { statements } = await client.get('/operator/closing', { domain, month: of });
    const found = statements.find(({ email }) => email.toLowerCase() === manager.toLowerCase());
    if (!found) throw new CommandFailure(`No manager of ${domain} is ${manager}.`, { code: 'not_found' });
    return client.post('/operator/closing/reopenings', { account: found.account_id, month: of, reason });
  });
  printer.line(`${request.number} waits for the consent of another operator until ${request.expires_at}`);
  printer.line(`request: ${request.id}`);
  printer.result({ request });
}

/** Reopens a statement that somebody else asked for, or with a reason refuses to. */
async function answerReopening(
  id: string,
  { decline }: { decline?: string | undefined },
  { printer, withServer }: CommandContext,
) {
  if (decline !== undefined) {
    await withServer((client) =>
      client.post('/operator/closing/reopenings/decline', { id, reason: decline }),
    );
    printer.line('the statement stays as it is');
    printer.result({ declined: id });
    return;
  }
  const { reopened } = await withServer((client) =>
    client.post('/operator/closing/reopenings/consent', { id }),
  );
  printer.line(`${reopened.number} is reopened; ${reopened.month} can be issued again`);
  printer.line(`hash: ${reopened.hash}`);
  printer.result({ reopened });
}

/** Adds the commands that close months and issue their statements. */
export function addClosingCommands(program: CommandParent, run: RunCommand) {
  const closing = program.command('closing').description('close months and issue their statements');
  const ofMonth = (name: string, description: string) =>
    forDomain(closing.command(name).description(description)).argument('<month>', 'e.g. 2026-10', month);
  ofMonth(
    'checks',
    'print what is checked before a month is closed, and the statements of a closed one',
  ).action((of, { domain }) => run((context) => showChecks({ domain, month: of }, context)));
  ofMonth('close', 'close a month: its revenue and rates never change again; later months correct it')
    .option('--force', 'although checks refuse it')
    .option('--reason <text>', 'why; written into the document and the audit log')
    .action((of, { domain, ...options }) =>
      run((context) => closeMonth({ domain, month: of }, options, context)),
    );
  ofMonth('reopenings', 'print the requests to reopen statements of a month').action((of, { domain }) =>
    run((context) => showReopenings({ domain, month: of }, context)),
  );
  ofMonth('reopen', 'ask for a manager’s newest statement to be reopened; another operator has to consent')
    .requiredOption('--manager <email>', 'whose statement it is')
    .requiredOption('--reason <text>', 'why; written into the document and the audit log')
    .action((of, { domain, ...options }) =>
      run((context) => requestReopening({ domain, month: of }, options, context)),
    );
  closing
    .command('consent')
    .description('reopen a statement that another operator asked for')
    .argument('<request>', 'its id, which `closing reopenings` prints')
    .option('--decline <reason>', 'end the request without reopening')
    .action((id, options) => run((context) => answerReopening(id, options, context)));
  ofMonth('issue', 'issue the statements of all managers that have not issued theirs').action(
    (of, { domain }) => run((context) => issueStatements({ domain, month: of }, context)),
  );
}
