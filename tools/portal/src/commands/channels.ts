import { Option } from '@commander-js/extra-typings';
import type { CommandParent, RunCommand } from '../arguments.ts';
import { AlreadyReportedError, type CommandContext, toDomain } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { table } from '../output/table.ts';
import type { Client } from '../server/client.ts';
import type { GetData, PostData, Query } from '../server/operations.ts';
import { sendFile } from './send-file.ts';

const PAGE_SIZE = 100;

type ChannelPage = GetData<'/operator/channels'>;
type Channel = ChannelPage['items'][number];
type Decision = 'approve' | 'hold' | 'reject';
type ChannelFilter = Pick<Query<'/operator/channels', 'get'>, 'status' | 'domain'>;

const readChannels = async (client: Client, filter: ChannelFilter) => {
  const found: Channel[] = [];
  for (let page = 0; ; page += 1) {
    const query = { ...filter, page, size: PAGE_SIZE };
    const { items, total } = await client.get('/operator/channels', query);
    found.push(...items);
    if (items.length === 0 || found.length >= total) return found;
  }
};

/** Prints the channels of all accounts, the longest waiting first. */
async function listChannels(filter: ChannelFilter, { printer, withServer }: CommandContext) {
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
type ChannelChoice = {
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

/** What became of a channel. */
const describeOutcome = (outcome: string, decision: Decision) => {
  if (outcome === 'decided') return decision;
  return outcome === 'not_found' ? 'deleted meanwhile' : 'another operator decided meanwhile';
};

/** Decides on waiting channels; those that another operator decided on meanwhile stay, and the command fails. */
async function decideChannels(
  decision: Decision,
  choice: ChannelChoice,
  { printer, withServer }: CommandContext,
) {
  if ((choice.all === true) === choice.ids.length > 0)
    throw new CommandFailure('Name channels, or give --all.', { code: 'usage' });
  const items = await withServer(async (client) => {
    const waiting = await readChannels(client, { status: 'waiting', domain: choice.domain });
    const chosen = chooseChannels(waiting, choice);
    const done: PostData<'/operator/channels/review'>['items'] = [];
    for (let from = 0; from < chosen.length; from += PAGE_SIZE) {
      const channels = chosen.slice(from, from + PAGE_SIZE);
      const { items: reviewed } = await client.post('/operator/channels/review', {
        channels: channels.map(({ id, version }) => ({ id, version })),
        decision,
        reason: choice.reason,
      });
      done.push(...reviewed);
      reviewed.forEach(({ outcome }, at) =>
        printer.line(`${channels[at]?.name ?? ''}: ${describeOutcome(outcome, decision)}`),
      );
    }
    return done;
  });
  const decided = items.filter(({ outcome }) => outcome === 'decided').map(({ id }) => id);
  printer.line(`${decided.length} decided`);
  printer.result({ decision, channels: decided, items });
  if (decided.length < items.length) throw new AlreadyReportedError();
}

/** Registers the channels of a file with the managers that it names. */
async function importChannels(file: string, { domain }: { domain: string }, context: CommandContext) {
  const { data } = await sendFile(
    { path: '/operator/channels/import', file, query: () => ({ domain }) },
    context,
  );
  const { added, kept } = data.result;
  context.printer.line(`${added} added, ${kept} known; they wait for their review`);
  context.printer.result(data.result);
}

/** Whom a channel goes to, and the first day that is theirs. */
type TransferTarget = { to: string; domain: string; from: string };

/** Gives a channel of any account to the account of a manager. */
async function transferChannel(
  name: string,
  { to, domain, from }: TransferTarget,
  { printer, withServer }: CommandContext,
) {
  const moved = await withServer(async (client) => {
    const found = await readChannels(client, {});
    const channel = found.find(({ id, youtube_id }) => id === name || youtube_id === name);
    if (!channel) throw new CommandFailure(`No channel is ${name}.`, { code: 'not_found' });
    const { items } = await client.get('/operator/accounts', { domain, search: to, size: PAGE_SIZE });
    const account = items.find(({ email }) => email.toLowerCase() === to.toLowerCase());
    if (!account) throw new CommandFailure(`No manager of ${domain} is ${to}.`, { code: 'not_found' });
    const body = { channel: channel.id, account: account.id, from };
    const { channel: id } = await client.post('/operator/channel/transfer', body);
    printer.line(`${channel.name}: from ${channel.account.email} to ${account.email}, from ${from} on`);
    return { ...body, became: id };
  });
  printer.result(moved);
}

const statuses = ['waiting', 'on_hold', 'approved', 'rejected'] as const;
const descriptions = {
  approve: 'approve waiting channels',
  reject: 'reject waiting channels',
  hold: 'put waiting channels on hold',
};

/** Adds the commands of the review of channels. */
export function addChannelCommands(program: CommandParent, run: RunCommand) {
  const channels = program
    .command('channels')
    .description('list, review and transfer the channels of all accounts');
  channels
    .command('list')
    .description('print channels, the longest waiting first')
    .addOption(new Option('--status <status>', 'only these').choices(statuses))
    .option('--domain <name>', 'only of this domain', toDomain)
    .action((filter) => run((context) => listChannels(filter, context)));
  channels
    .command('import')
    .description('register those of a CSV file: manager, youtube_id, name, category; `-` for standard input')
    .argument('<file>')
    .requiredOption('--domain <name>', 'where their managers sign in', toDomain)
    .action((file, options) => run((context) => importChannels(file, options, context)));
  channels
    .command('transfer')
    .description('give a channel to another manager from a day on that is not closed')
    .argument('<id>', 'id of the portal or of YouTube')
    .requiredOption('--to <email>', 'the manager that gets it')
    .requiredOption('--domain <name>', 'where this manager signs in', toDomain)
    .requiredOption('--from <day>', 'its first Pacific day there, YYYY-MM-DD')
    .action((id, options) => run((context) => transferChannel(id, options, context)));
  for (const decision of ['approve', 'reject', 'hold'] as const) {
    channels
      .command(decision)
      .description(descriptions[decision])
      .argument('[ids...]', 'ids of the portal or of YouTube')
      .option('--all', 'all that wait')
      .option('--domain <name>', 'only of this domain', toDomain)
      .option('--reason <text>', 'shown to the partner')
      .action((ids, options) => run((context) => decideChannels(decision, { ids, ...options }, context)));
  }
}
