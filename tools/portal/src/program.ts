import { Command } from '@commander-js/extra-typings';
import { toOneLine } from '@portal/command-line';
import type { CommandAction, CommandParent, RunCommand } from './arguments.ts';
import { AlreadyReportedError, createContext, type ProgramIo } from './command-context.ts';
/** Adds a command, or several with a common name. */
export type AddCommands = (program: CommandParent, run: RunCommand) => void;

/** Runs the `portal` command with some commands, in the order of the help; returns the exit code. */
export async function runProgram(
  args: readonly string[],
  io: ProgramIo,
  commands: readonly AddCommands[],
): Promise<number> {
  let code = 0;
  const program = new Command('portal')
    .description('Publishes builds, moves releases and ingests reports.')
    .option('--json', 'print one JSON document for scripts')
    .configureOutput({
      writeOut: (text) => io.streams.out(text),
      writeErr: (text) => io.streams.error(text),
      outputError: (text, write) => write(toOneLine(text)),
    })
    .exitOverride((exit) => {
      throw exit;
    });

  const run = async (work: CommandAction) => {
    const context = createContext(io, program.opts().json === true);
    try {
      await work(context);
    } catch (error) {
      if (!(error instanceof AlreadyReportedError)) context.printer.failure(error);
      code = error instanceof AlreadyReportedError ? error.exitCode : 1;
    }
  };

  for (const addCommands of commands) addCommands(program, run);

  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (stop) {
    // `--help` exits with 0; the parser has printed usage errors.
    if (!(stop instanceof Error && 'exitCode' in stop)) throw stop;
    return Number(stop.exitCode);
  }
  return code;
}
