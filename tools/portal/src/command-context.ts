import { CommandFailure } from './failure.ts';
import { createPrinter, type Printer, type Streams } from './output/printer.ts';
import type { Client } from './server/client.ts';
import { connect, type Environment } from './server/connect.ts';

/** The process around the program; tests have their own. */
export type ProgramIo = {
  environment: Environment;
  streams: Streams;
};

export type CommandContext = {
  printer: Printer;
  environment: Environment;
  /** Standard input. */
  input(): AsyncIterable<Buffer>;
  /** Connects to a server, runs `task`, and closes the connection. */
  withServer<Result>(task: (client: Client) => Promise<Result>): Promise<Result>;
};

export function createContext({ environment, streams }: ProgramIo, isJson: boolean): CommandContext {
  return {
    printer: createPrinter(streams, isJson),
    environment,
    input: () => streams.input,
    async withServer(task) {
      const { client, close } = await connect(environment);
      try {
        return await task(client);
      } finally {
        await close();
      }
    },
  };
}

/** Completes a short name: `aurora` → `aurora.localhost`; a name with a dot stays. */
export const toDomain = (name: string) => (name.includes('.') ? name : `${name}.localhost`);

/** Runs `task` for each item, prints failures, and throws at the end if any item failed. */
export async function runEach<Item>(
  items: readonly Item[],
  { printer }: CommandContext,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  let failed = 0;
  for (const item of items) {
    try {
      await task(item);
    } catch (error) {
      printer.failure(error);
      failed += 1;
    }
  }
  if (failed > 0 && items.length > 1) throw new CommandFailure(`${failed} of ${items.length} failed.`);
  if (failed > 0) throw new AlreadyReportedError();
}

/** Thrown by a command that has printed why it does not exit with 0. */
export class AlreadyReportedError extends Error {
  override name = 'AlreadyReportedError';
  readonly exitCode: number;

  constructor(exitCode = 1) {
    super();
    this.exitCode = exitCode;
  }
}
