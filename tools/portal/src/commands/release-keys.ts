import type { CommandParent, RunCommand } from '../arguments.ts';
import { type CommandContext, toDomain } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { short, table } from '../output/table.ts';
import type { GetData, PostData } from '../server/operations.ts';

type Refused = GetData<'/operator/release/refused'>['domains'];
type Result = Pick<PostData<'/operator/release/sign'>, 'signed' | 'refused'>;

const printRefused = (refused: Refused, { printer }: CommandContext) => {
  if (refused.length === 0) return;
  printer.line(
    table(
      ['refused', 'why'],
      refused.map(({ domain, reason }) => [domain, reason]),
    ),
  );
};

const printResult = ({ signed, refused }: Result, context: CommandContext) => {
  context.printer.line(`${signed.length} signed, ${refused.length} refused`);
  printRefused(refused, context);
};

/** Prints the keys that sign releases; their private halves never leave the server. */
async function listKeys({ printer, withServer }: CommandContext) {
  const data = await withServer((client) => client.get('/operator/release/keys'));
  printer.line(
    table(
      ['key', 'state', 'created', 'by', 'retired'],
      data.keys.map((key) => [key.id, key.state, key.created_at, key.created_by, key.retired_at]),
    ),
  );
  printer.result(data);
}

/** Adds a key, and signs with it what domains run. */
async function rotateKey(reason: string | undefined, context: CommandContext) {
  const data = await context.withServer((client) => client.post('/operator/release/keys/rotate', { reason }));
  context.printer.line(`${data.key} signs from now on`);
  printResult(data, context);
  context.printer.result(data);
}

/** Ends the trust in a key. */
async function retireKey(id: string, reason: string | undefined, context: CommandContext) {
  const data = await context.withServer((client) =>
    client.post('/operator/release/keys/retire', { id, reason }),
  );
  context.printer.line(`${id} is retired`);
  printResult(data, context);
  context.printer.result(data);
}

/** Prints the domains whose release does not match its signature. */
async function listRefused(context: CommandContext) {
  const data = await context.withServer((client) => client.get('/operator/release/refused'));
  if (data.domains.length === 0) context.printer.line('Every release matches its signature.');
  printRefused(data.domains, context);
  context.printer.result(data);
}

type SignTarget = { domain?: string | undefined; all?: true | undefined; reason?: string | undefined };

/** Signs what refused domains run in the database; the operator has checked it before. */
async function signRefused({ domain, all, reason }: SignTarget, context: CommandContext) {
  if ((domain === undefined) === (all === undefined))
    throw new CommandFailure('Name what to sign with one of --domain and --all.', { code: 'usage' });
  const data = await context.withServer((client) =>
    client.post('/operator/release/sign', { domain, reason }),
  );
  printResult(data, context);
  for (const { domain: signed, set } of data.signed) context.printer.line(`${signed} runs ${short(set)}`);
  context.printer.result(data);
}

const REASON = ['--reason <text>', 'why; written into the audit log, and required outside a demo'] as const;

/** Adds the commands of the keys that sign releases, and of releases that do not match their signature. */
export function addReleaseKeyCommands(release: CommandParent, run: RunCommand) {
  const keys = release.command('keys').description('the keys that sign what domains run');
  keys
    .command('list')
    .description('print every key and whether it signs, is valid, retired, or missing on the server')
    .action(() => run(listKeys));
  keys
    .command('rotate')
    .description('sign with a new key; earlier ones stay valid until they are retired')
    .option(...REASON)
    .action(({ reason }) => run((context) => rotateKey(reason, context)));
  keys
    .command('retire')
    .description('end the trust in a key that signs no more')
    .argument('<id>')
    .option(...REASON)
    .action((id, { reason }) => run((context) => retireKey(id, reason, context)));
  release
    .command('refused')
    .description('print the domains whose release does not match its signature, and why')
    .action(() => run(listRefused));
  release
    .command('sign')
    .description('sign what refused domains run in the database; look at it first')
    .option('--domain <name>', 'the domain, e.g. aurora', toDomain)
    .option('--all', 'every refused domain')
    .option(...REASON)
    .action((options) => run((context) => signRefused(options, context)));
}
