import path from 'node:path';
import { type CheckedFolder, checkFolder } from '@portal/api/check-folder';
import type { CommandParent, RunCommand } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';

const listRefusals = ({ checks }: CheckedFolder) => checks.flatMap((check) => check.refusals);

async function checkBuild(folder: string): Promise<CheckedFolder> {
  try {
    return await checkFolder(folder);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'BuildRefusedError')) throw error;
    throw new CommandFailure(`There is no build to look at. ${error.message}`, {
      code: 'build_refused',
      cause: error,
    });
  }
}

/** Throws with every reason when the build in a folder may not be published. */
export async function checkBuildOrThrow(folder: string): Promise<CheckedFolder> {
  const checked = await checkBuild(folder);
  const refusals = listRefusals(checked);
  if (refusals.length === 0) return checked;
  throw new CommandFailure(`${checked.name} ${checked.version} may not be published.`, {
    code: 'build_refused',
    details: refusals.map(({ subject, reason }) => `${subject}: ${reason}`),
  });
}

/** Checks the build in a folder as publishing does, and prints each check. */
export async function verify(folder: string, { printer }: CommandContext) {
  const checked = await checkBuild(path.resolve(folder));
  printer.line(`${checked.name} ${checked.version}: ${checked.files} files`);
  for (const { title, refusals } of checked.checks) {
    printer.line(`${refusals.length === 0 ? 'ok  ' : 'FAIL'} ${title}`);
    for (const { subject, reason } of refusals) printer.line(`       ${subject}: ${reason}`);
  }
  printer.result(checked);
  const count = listRefusals(checked).length;
  if (count > 0) {
    throw new CommandFailure(`${count} ${count === 1 ? 'reason forbids' : 'reasons forbid'} to publish it.`, {
      code: 'build_refused',
    });
  }
}

/** Adds the command that checks a build. */
export function addVerifyCommand(program: CommandParent, run: RunCommand) {
  program
    .command('verify')
    .description('check a build as publishing would, and print every check')
    .argument('<dist>', 'dist folder')
    .action((folder) => run((context) => verify(folder, context)));
}
