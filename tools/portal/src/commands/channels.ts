import { z } from 'zod';
import { type CommandContext, runEach } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { table } from '../output/table.ts';
import type { Client } from '../server/client.ts';

const PAGE_SIZE = 100;

const channelSchema = z.object({
  id: z.string(),
  youtube_id: z.string(),
  name: z.string(),
  version: z.number(),
  account: z.object({ domain: z.string(), email: z.string() }),
});
const pageSchema = z.object({ items: z.array(channelSchema), total: z.number() });
const decidedSchema = z.object({ channel: z.object({ id: z.string(), version: z.number() }) });

type Channel = z.infer<typeof channelSchema>;
export type Decision = 'approve' | 'hold' | 'reject';
export type ChannelFilter = { status?: string | undefined; domain?: string | undefined };

const readChannels = async (client: Client, filter: ChannelFilter) => {
  const found: Channel[] = [];
  for (let page = 0; ; page += 1) {
    const query = { ...filter, page, size: PAGE_SIZE };
    const { data } = await client.call({ path: '/channels', query, responseSchema: pageSchema });
    found.push(...data.items);
    if (data.items.length === 0 || found.length >= data.total) return found;
  }
};

/** Prints the channels of all accounts, the longest waiting first. */
export async function listChannels(filter: ChannelFilter, { printer, withServer }: CommandContext) {
  const items = await withServer((client) => readChannels(client, filter));
  printer.line(
    table(
      ['id', 'channel', 'domain', 'account', 'name'],
      items.map(({ id, youtube_id, account, name }) => [id, youtube_id, account.domain, account.email, name]),
    ),
  );
  printer.result({ items });
}

/** Which channels a decision is about: named ones, or all that wait. */
export type ChannelChoice = {
  /** Ids of the portal or of YouTube. */
  ids: readonly string[];
  all?: true | undefined;
  domain?: string | undefined;
  reason?: string | undefined;
};

const chooseChannels = (waiting: readonly Channel[], { ids, all }: ChannelChoice) => {
  if (all) return waiting;
  return ids.map((id) => {
    const channel = waiting.find((each) => each.id === id || each.youtube_id === id);
    if (!channel) throw new CommandFailure(`No waiting channel is ${id}.`, { code: 'not_found' });
    return channel;
  });
};

/** Decides on waiting channels; one that another operator decided on meanwhile fails alone. */
export async function decideChannels(decision: Decision, choice: ChannelChoice, context: CommandContext) {
  const { printer, withServer } = context;
  if ((choice.all === true) === choice.ids.length > 0)
    throw new CommandFailure('Name channels, or give --all.', { code: 'usage' });
  const decided: string[] = [];
  await withServer(async (client) => {
    const waiting = await readChannels(client, { status: 'waiting', domain: choice.domain });
    await runEach(chooseChannels(waiting, choice), context, async ({ id, name, version }) => {
      await client.call({
        method: 'POST',
        path: '/channel/review',
        body: { channel: id, decision, reason: choice.reason },
        ifMatch: `"${version}"`,
        responseSchema: decidedSchema,
      });
      decided.push(id);
      printer.line(`${name}: ${decision}`);
    });
  });
  printer.line(`${decided.length} decided`);
  printer.result({ decision, channels: decided });
}
