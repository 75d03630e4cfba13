import { z } from 'zod';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { short, table } from '../output/table.ts';

const refusedSchema = z.array(z.object({ domain: z.string(), reason: z.string() }));
const resultSchema = z.object({
  signed: z.array(z.object({ domain: z.string(), set: z.string() })),
  refused: refusedSchema,
});
const rotatedSchema = resultSchema.extend({ key: z.string() });
const listSchema = z.object({
  keys: z.array(
    z.object({
      id: z.string(),
      state: z.string(),
      created_at: z.string(),
      created_by: z.string(),
      retired_at: z.string().nullable(),
      public_key: z.string(),
    }),
  ),
});
const refusedListSchema = z.object({ domains: refusedSchema });

const withReason = (reason: string | undefined) => (reason === undefined ? {} : { reason });

const printRefused = (refused: z.infer<typeof refusedSchema>, { printer }: CommandContext) => {
  if (refused.length === 0) return;
  printer.line(
    table(
      ['refused', 'why'],
      refused.map(({ domain, reason }) => [domain, reason]),
    ),
  );
};

const printResult = ({ signed, refused }: z.infer<typeof resultSchema>, context: CommandContext) => {
  context.printer.line(`${signed.length} signed, ${refused.length} refused`);
  printRefused(refused, context);
};

/** Prints the keys that sign releases; their private halves never leave the server. */
export async function listKeys({ printer, withServer }: CommandContext) {
  const { data } = await withServer((client) =>
    client.call({ path: '/release/keys', responseSchema: listSchema }),
  );
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
  const { data } = await context.withServer((client) =>
    client.call({
      method: 'POST',
      path: '/release/keys/rotate',
      body: withReason(reason),
      responseSchema: rotatedSchema,
    }),
  );
  context.printer.line(`${data.key} signs from now on`);
  printResult(data, context);
  context.printer.result(data);
}

/** Ends the trust in a key. */
export async function retireKey(id: string, reason: string | undefined, context: CommandContext) {
  const { data } = await context.withServer((client) =>
    client.call({
      method: 'POST',
      path: '/release/keys/retire',
      body: { id, ...withReason(reason) },
      responseSchema: resultSchema,
    }),
  );
  context.printer.line(`${id} is retired`);
  printResult(data, context);
  context.printer.result(data);
}

/** Prints the domains whose release does not match its signature. */
export async function listRefused(context: CommandContext) {
  const { data } = await context.withServer((client) =>
    client.call({ path: '/release/refused', responseSchema: refusedListSchema }),
  );
  if (data.domains.length === 0) context.printer.line('Every release matches its signature.');
  printRefused(data.domains, context);
  context.printer.result(data);
}

export type SignTarget = { domain?: string | undefined; all?: true | undefined; reason?: string | undefined };

/** Signs what refused domains run in the database; the operator has checked it before. */
export async function signRefused({ domain, all, reason }: SignTarget, context: CommandContext) {
  if ((domain === undefined) === (all === undefined))
    throw new CommandFailure('Name what to sign with one of --domain and --all.', { code: 'usage' });
  const { data } = await context.withServer((client) =>
    client.call({
      method: 'POST',
      path: '/release/sign',
      body: { ...(domain === undefined ? {} : { domain }), ...withReason(reason) },
      responseSchema: resultSchema,
    }),
  );
  printResult(data, context);
  for (const { domain: signed, set } of data.signed) context.printer.line(`${signed} runs ${short(set)}`);
  context.printer.result(data);
}
