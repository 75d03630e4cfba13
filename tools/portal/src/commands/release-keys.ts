import type { CommandContext } from '../command-context.ts';
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
export async function listKeys({ printer, withServer }: CommandContext) {
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
export async function rotateKey(reason: string | undefined, context: CommandContext) {
  const data = await context.withServer((client) => client.post('/operator/release/keys/rotate', { reason }));
  context.printer.line(`${data.key} signs from now on`);
  printResult(data, context);
  context.printer.result(data);
}

/** Ends the trust in a key. */
export async function retireKey(id: string, reason: string | undefined, context: CommandContext) {
  const data = await context.withServer((client) =>
    client.post('/operator/release/keys/retire', { id, reason }),
  );
  context.printer.line(`${id} is retired`);
  printResult(data, context);
  context.printer.result(data);
}

/** Prints the domains whose release does not match its signature. */
export async function listRefused(context: CommandContext) {
  const data = await context.withServer((client) => client.get('/operator/release/refused'));
  if (data.domains.length === 0) context.printer.line('Every release matches its signature.');
  printRefused(data.domains, context);
  context.printer.result(data);
}

export type SignTarget = { domain?: string | undefined; all?: true | undefined; reason?: string | undefined };

/** Signs what refused domains run in the database; the operator has checked it before. */
export async function signRefused({ domain, all, reason }: SignTarget, context: CommandContext) {
  if ((domain === undefined) === (all === undefined))
    throw new CommandFailure('Name what to sign with one of --domain and --all.', { code: 'usage' });
  const data = await context.withServer((client) =>
    client.post('/operator/release/sign', { domain, reason }),
  );
  printResult(data, context);
  for (const { domain: signed, set } of data.signed) context.printer.line(`${signed} runs ${short(set)}`);
  context.printer.result(data);
}
