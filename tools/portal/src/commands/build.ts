import path from 'node:path';
import { buildPackage, formatBuild, type PackageBuild } from '@portal/webpack/build';
import { builtPackages, root } from '@portal/webpack/workspace';
import type { CommandParent, RunCommand } from '../arguments.ts';
import { type CommandContext, runEach } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';

/** Builds packages for release; up-to-date builds are reused. */
export async function build(names: readonly string[], context: CommandContext) {
  const { printer } = context;
  const builds: PackageBuild[] = [];
  const task = async (name: string) => {
    if (!builtPackages.includes(name)) {
      throw new CommandFailure(
        `It is not a package that can be built; these are: ${builtPackages.join(', ')}.`,
        {
          code: 'unknown_package',
        },
      );
    }
    const packageBuild = await buildPackage(path.join(root, name)).catch((cause: unknown) => {
      const [first = '', ...details] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
      throw new CommandFailure(`It does not build: ${first}`, { code: 'build_failed', details, cause });
    });
    builds.push(packageBuild);
    printer.line(`${formatBuild(packageBuild)}: ${path.relative(process.cwd(), packageBuild.folder)}`);
  };
  await runEach('package', names, context, { task, toResult: (failed) => ({ builds, failed }) });
}

/** Adds the command that builds remotes for release. */
export function addBuildCommand(program: CommandParent, run: RunCommand) {
  program
    .command('build')
    .description('build remotes, or `shell`, for release')
    .argument('<remotes...>')
    .action((names) => run((context) => build(names, context)));
}
