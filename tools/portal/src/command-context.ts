import { CommandFailure, describeFailure } from './failure.ts';
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

/** What a command does with each of several items, and the JSON document of all of them. */
type EachItem<Failed> = {
  /** The name of an item before its failure. @default the item */
  nameOf?: (item: string) => string;
  task: (item: string) => Promise<void>;
  /** The document of the command; `failed` has why items failed. */
  toResult: (failed: Failed[]) => unknown;
};

/** Runs a task for each item, names those that fail, prints one JSON document, and throws if any item failed. */
export async function runEach<Kind extends string>(
  kind: Kind,
  items: readonly string[],
  { printer }: CommandContext,
  { nameOf = (item) => item, task, toResult }: EachItem<Record<Kind, string>>,
): Promise<void> {
  const failed: Record<Kind, string>[] = [];
  for (const item of items) {
    try {
      await task(item);
    } catch (error) {
      if (!printer.isJson) printer.failure(error, nameOf(item));
      // Computed keys have the type `string`.
      failed.push({ [kind]: item, ...describeFailure(error) } as Record<Kind, string>);
    }
  }
  printer.result(toResult(failed));
  if (failed.length === 0) return;
  if (items.length > 1 && !printer.isJson)
    throw new CommandFailure(`${failed.length} of ${items.length} failed.`);
  throw new AlreadyReportedError();
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
