import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { CommandParent, RunCommand } from '../arguments.ts';
import { type CommandContext, toDomain } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';

const GENERATED_BYTES = 15;

type NewAccount = {
  domain: string;
  email: string;
  nickname?: string | undefined;
  /** Whether standard input has the password; otherwise one is generated and printed. */
  passwordStdin?: true | undefined;
};

const MAX_NICKNAME = 12;
const MIN_NICKNAME = 2;
const nicknameOf = (email: string) =>
  (email.split('@')[0] ?? '').slice(0, MAX_NICKNAME).padEnd(MIN_NICKNAME, '_');

/** The password is never an argument, because every user of a machine sees the arguments of its processes. */
const readPassword = async ({ input }: CommandContext) =>
  (await buffer(input())).toString().replace(/\r?\n$/, '');

/** Creates the account of an operator, on a console domain, or of a manager, on any other. */
async function createAccount(
  role: 'operator' | 'manager',
  { domain, email, nickname, passwordStdin }: NewAccount,
  context: CommandContext,
) {
  const { printer, withServer } = context;
  const generated = passwordStdin ? undefined : randomBytes(GENERATED_BYTES).toString('base64url');
  const password = generated ?? (await readPassword(context));
  const data = await withServer(async (client) => {
    const { site } = await client.get('/operator/site', { domain });
    if (site.is_console !== (role === 'operator'))
      throw new CommandFailure(
        site.is_console
          ? `${domain} is a console domain, where only operators sign in.`
          : `${domain} is no console domain; operators sign in on one only.`,
        { code: 'wrong_domain' },
      );
    return client.post('/operator/account', {
      domain,
      email,
      password,
      nickname: nickname ?? nicknameOf(email),
    });
  });
  printer.line(`${data.account.role} ${email} can sign in on ${domain}`);
  if (generated !== undefined) printer.line(`password, shown once: ${generated}`);
  printer.result({ ...data, ...(generated === undefined ? {} : { password: generated }) });
}

/** Adds the commands that create the first accounts of a domain. */
export function addAccountCommands(program: CommandParent, run: RunCommand) {
  for (const role of ['operator', 'manager'] as const) {
    program
      .command(role)
      .description(`create ${role}s`)
      .command('create')
      .description(`create an account of ${role === 'operator' ? 'an operator' : 'a manager'}`)
      .argument('<email>')
      .requiredOption('--domain <name>', 'where it signs in', toDomain)
      .option('--nickname <name>', 'shown to others; the beginning of the address without it')
      .option('--password-stdin', 'read the password from standard input; one is generated without it')
      .action((email, options) => run((context) => createAccount(role, { email, ...options }, context)));
  }
}
