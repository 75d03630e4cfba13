import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { table } from '../output/table.ts';
import type { Client } from '../server/client.ts';

export type PayRunOptions = {
  domain: string;
  day?: string | undefined;
  fromName?: string | undefined;
  fromIban?: string | undefined;
  fromAccount?: string | undefined;
  fromBank?: string | undefined;
};

/** The account that pays, of which the server checks the numbers. */
const requirePayer = ({ fromName: name, fromIban, fromAccount, fromBank }: PayRunOptions) => {
  if (name === undefined || (fromIban ?? fromAccount) === undefined)
    throw new CommandFailure('An order for a bank needs --from-name, and --from-iban or --from-account.', {
      code: 'usage',
    });
  return {
    name,
    iban: fromIban ?? null,
    account_number: fromAccount ?? null,
    bank_code: fromBank ?? null,
  };
};

/** Each kind of file by its ending. */
const fetchers: Record<string, (client: Client, options: PayRunOptions) => Promise<Buffer>> = {
  '.csv': (client, { domain, day }) =>
    client.file('/operator/payouts/run/export', { domain, day, format: 'csv' }),
  '.xlsx': (client, { domain, day }) =>
    client.file('/operator/payouts/run/export', { domain, day, format: 'xlsx' }),
  '.xml': (client, options) =>
    client.postForFile('/operator/payouts/run/order', {
      domain: options.domain,
      day: options.day,
      from: requirePayer(options),
    }),
};

/** Writes who is payable into a file, and prints it; an order leaves out whom it names no bank details of. */
export async function writePayRun(
  file: string,
  options: PayRunOptions,
  { printer, withServer }: CommandContext,
) {
  const ending = path.extname(file).toLowerCase();
  const fetch = fetchers[ending];
  if (!fetch)
    throw new CommandFailure(`${file} ends with none of ${Object.keys(fetchers).join(', ')}.`, {
      code: 'usage',
    });
  const { domain, day: asked } = options;
  const data = await withServer(async (client) => {
    const found = await client.get('/operator/payouts/run', { domain, day: asked });
    // The file is of the day that was listed, also when a new one begins meanwhile.
    return { ...found, content: await fetch(client, { ...options, day: found.day }) };
  });
  const { day, items, content } = data;
  // Nobody else may read the numbers of bank accounts.
  await writeFile(file, content, { mode: 0o600 });
  printer.line(
    table(
      ['manager', 'email', 'amount', 'currency', 'months', 'bank details'],
      items.map(({ payee, amount, currency, months, has_bank_details: isKnown }) => [
        payee.nickname,
        payee.email,
        amount,
        currency,
        months.join(' '),
        isKnown ? 'known' : ending === '.xml' ? 'missing, left out' : 'missing',
      ]),
    ),
  );
  printer.line(`${file} has the payments of ${day}`);
  printer.result({ file, day, items });
}
