import { Command } from '@commander-js/extra-typings';
import { toOneLine } from '@portal/tasks/command';
import { AlreadyReportedError, createContext, type ProgramIo } from './command-context.ts';
import { updateContract } from './commands/contract.ts';
import { doctor } from './commands/doctor.ts';
import { domains } from './commands/domains.ts';
import { publish } from './commands/publish.ts';
import { exportTo, importFrom } from './commands/transfer.ts';
import { verify } from './commands/verify.ts';
import type { CommandAction } from './program/arguments.ts';
import { addChannelCommands } from './program/channel-commands.ts';
import { addDeliveryCommands } from './program/delivery-commands.ts';
import { addDemoCommands } from './program/demo-commands.ts';
import { addMusicCommands } from './program/music-commands.ts';
import { addNoticeCommands } from './program/notice-commands.ts';
import { addProveCommand } from './program/prove-command.ts';
import { addRateCommands } from './program/rate-commands.ts';
import { addReleaseCommands } from './program/release-commands.ts';
import { addRemoteCommands } from './program/remote-commands.ts';
import { addSiteCommands } from './program/site-commands.ts';
import { addTokenCommands } from './program/token-commands.ts';

/** Runs the `portal` command; returns the exit code. */
export async function runProgram(args: readonly string[], io: ProgramIo): Promise<number> {
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

  addRemoteCommands(program, run);
  program
    .command('publish')
    .description('publish builds; nothing runs on a domain before it is released there')
    .argument('<dist...>', 'dist folders with remote.json or shell.json')
    .action((folders) => run((context) => publish(folders, context)));
  program
    .command('verify')
    .description('check a build as publishing would, and print every check')
    .argument('<dist>', 'dist folder')
    .action((folder) => run((context) => verify(folder, context)));
  program
    .command('doctor')
    .description('rehash every published build in the store, and name what is damaged')
    .option('--repair-from <folder>', 'publish its build again from a copy of the store, or a dist folder')
    .option('--delete-orphans', 'delete what belongs to no published build')
    .option('--reason <reason>', 'why it is deleted; it is in the audit log')
    .action((options) => run((context) => doctor(options, context)));
  addProveCommand(program, run);
  addReleaseCommands(program, run);
  addTokenCommands(program, run);
  addSiteCommands(program, run);
  addChannelCommands(program, run);
  addDeliveryCommands(program, run);
  addRateCommands(program, run);
  addMusicCommands(program, run);
  addNoticeCommands(program, run);
  program
    .command('domains')
    .description('list all domains and what runs there')
    .action(() => run(domains));
  program
    .command('export')
    .description('export the database into a file; stop the server of an embedded one first')
    .argument('<file>')
    .action((file) => run((context) => exportTo(file, context)));
  program
    .command('import')
    .description('import such a file into the empty database that DATABASE_URL (or DATA_DIR) names')
    .argument('<file>')
    .action((file) => run((context) => importFrom(file, context)));
  addDemoCommands(program, run);
  program
    .command('contract')
    .description("update the contract's reports and documentation, which a change of the contract needs")
    .option('--release', 'also record what they are now as the released contract')
    .action((options) => run((context) => updateContract(options, context)));

  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (stop) {
    // `--help` exits with 0; the parser has printed usage errors.
    if (!(stop instanceof Error && 'exitCode' in stop)) throw stop;
    return Number(stop.exitCode);
  }
  return code;
}
