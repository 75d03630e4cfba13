import { CommandFailure } from './failure.ts';
import { createPrinter, type Printer, type Streams } from './output/printer.ts';
import type { Client } from './server/client.ts';
import { connect, type Environment } from './server/connect.ts';

/** What every command works with. */
export type Surroundings = {
  environment: Environment;
  streams: Streams;
};

export type CommandContext = {
  printer: Printer;
  environment: Environment;
  /** What is piped into the command. */
  input(): AsyncIterable<Buffer>;
  /** Connects, does the work, and closes what was opened for it. */
  withServer<Result>(work: (client: Client) => Promise<Result>): Promise<Result>;
};

export function createContext({ environment, streams }: Surroundings, isJson: boolean): CommandContext {
  return {
    printer: createPrinter(streams, isJson),
    environment,
    input: () => streams.input,
    async withServer(work) {
      const { client, close } = await connect(environment);
      try {
        return await work(client);
      } finally {
        await close();
      }
    },
  };
}

/** `aurora` for short; a whole name is taken as it is. */
export const domainOf = (name: string) => (name.includes('.') ? name : `${name}.localhost`);

/** Runs the parts of a command that stand for themselves, and fails at the end if any of them did. */
export async function eachOf<Item>(
  items: readonly Item[],
  { printer }: CommandContext,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let failed = 0;
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      printer.failure(error);
      failed += 1;
    }
  }
  if (failed > 0 && items.length > 1) throw new CommandFailure(`${failed} of ${items.length} failed.`);
  if (failed > 0) throw new AlreadyTold();
}

/** Ends a command whose failure was printed where it happened. */
export class AlreadyTold extends Error {
  override name = 'AlreadyTold';
}
