import { Command } from '@commander-js/extra-typings';
import { toOneLine } from '@portal/tasks/command';
import type { CommandAction } from './arguments.ts';
import { AlreadyReportedError, createContext, type ProgramIo } from './command-context.ts';
import { addAccountCommands } from './commands/accounts.ts';
import { addAuditCommand } from './commands/audit.ts';
import { addBuildCommand } from './commands/build.ts';
import { addChannelCommands } from './commands/channels.ts';
import { addClosingCommands } from './commands/closing.ts';
import { addContractCommand } from './commands/contract.ts';
import { addCreateCommand } from './commands/create.ts';
import { addDeliveryCommands } from './commands/deliveries.ts';
import { addDemoCommands } from './commands/demo.ts';
import { addDevCommand } from './commands/dev.ts';
import { addDoctorCommand } from './commands/doctor.ts';
import { addDomainsCommand } from './commands/domains.ts';
import { addIngestCommand } from './commands/ingest.ts';
import { addMusicCommands } from './commands/music.ts';
import { addNoticeCommands } from './commands/notice.ts';
import { addPayoutCommands } from './commands/payouts.ts';
import { addProveCommand } from './commands/prove.ts';
import { addPublishCommand } from './commands/publish.ts';
import { addRateCommands } from './commands/rates.ts';
import { addReleaseCommands } from './commands/release.ts';
import { addSiteCommands } from './commands/sites.ts';
import { addTestCommand } from './commands/test.ts';
import { addTokenCommands } from './commands/tokens.ts';
import { addTransferCommands } from './commands/transfer.ts';
import { addVerifyCommand } from './commands/verify.ts';

/** In the order of the help. */
const COMMANDS = [
  addCreateCommand,
  addDevCommand,
  addTestCommand,
  addBuildCommand,
  addPublishCommand,
  addVerifyCommand,
  addDoctorCommand,
  addProveCommand,
  addReleaseCommands,
  addTokenCommands,
  addSiteCommands,
  addAccountCommands,
  addChannelCommands,
  addIngestCommand,
  addDeliveryCommands,
  addRateCommands,
  addAuditCommand,
  addClosingCommands,
  addPayoutCommands,
  addMusicCommands,
  addNoticeCommands,
  addDomainsCommand,
  addTransferCommands,
  addDemoCommands,
  addContractCommand,
];

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

  for (const addCommands of COMMANDS) addCommands(program, run);

  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (stop) {
    // `--help` exits with 0; the parser has printed usage errors.
    if (!(stop instanceof Error && 'exitCode' in stop)) throw stop;
    return Number(stop.exitCode);
  }
  return code;
}
