import { type CommandParent, count, domainList, list, type RunCommand } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { table } from '../output/table.ts';
import type { GetData } from '../server/operations.ts';

type NewToken = {
  name: string;
  remotes?: string[] | undefined;
  domains?: string[] | undefined;
  days?: number | undefined;
};

/** Creates the token of a team, for some remotes, or of a release manager, for some domains. */
async function createToken({ name, remotes, domains, days }: NewToken, context: CommandContext) {
  const { printer, withServer } = context;
  const scope = remotes ?? domains;
  if (!scope || (remotes && domains))
    throw new CommandFailure('Name what it is for with one of --remotes and --domains.', { code: 'usage' });
  const data = await withServer((client) =>
    client.post('/operator/deploy-tokens', { kind: remotes ? 'team' : 'release', scope, name, days }),
  );
  const allowed = remotes ? 'publishes' : 'moves';
  printer.line(`${name} ${allowed} ${scope.join(', ')} until ${data.expires_at}`);
  printer.line(`token, shown once: ${data.token}`);
  printer.result(data);
}

type Token = GetData<'/operator/deploy-tokens'>['tokens'][number];

const getState = ({ revoked_at: revoked, expires_at: expires }: Token) => {
  if (revoked !== null) return 'revoked';
  return Date.parse(expires) <= Date.now() ? 'expired' : 'valid';
};

/** Prints every token without its secret. */
async function listTokens({ printer, withServer }: CommandContext) {
  const data = await withServer((client) => client.get('/operator/deploy-tokens'));
  printer.line(
    table(
      ['token', 'kind', 'for', 'state', 'expires', 'created by'],
      data.tokens.map((token) => [
        token.name,
        token.kind,
        token.scope.join(', '),
        getState(token),
        token.expires_at,
        token.created_by,
      ]),
    ),
  );
  printer.result(data);
}

/** Ends a token at once. */
async function revokeToken(
  name: string,
  reason: string | undefined,
  { printer, withServer }: CommandContext,
) {
  await withServer((client) => client.post('/operator/deploy-tokens/revoke', { name, reason }));
  printer.line(`${name} is revoked`);
  printer.result({ name });
}

/** Adds the commands of the tokens by which teams publish and release managers move domains. */
export function addTokenCommands(program: CommandParent, run: RunCommand) {
  const token = program.command('token').description('tokens of programs that publish or release');
  token
    .command('create')
    .description('create a token, which is printed once')
    .argument('<name>', 'e.g. rewards-ci; logs name it')
    .option('--remotes <list>', 'a team: the remotes that it publishes, separated by commas', list)
    .option('--domains <list>', 'a release manager: the domains that it moves', domainList)
    .option('--days <number>', 'how long it is valid, 90 without it and at most 366', count)
    .action((name, options) => run((context) => createToken({ name, ...options }, context)));
  token
    .command('list')
    .description('print every token: what it is for, and until when')
    .action(() => run(listTokens));
  token
    .command('revoke')
    .description('end a token at once')
    .argument('<name>')
    .option('--reason <text>', 'why; written into the audit log')
    .action((name, { reason }) => run((context) => revokeToken(name, reason, context)));
}
