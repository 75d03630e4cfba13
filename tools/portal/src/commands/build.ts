import path from 'node:path';
import { formatBuild, buildPackage, type PackageBuild } from '@portal/webpack/build';
import { built, root } from '@portal/webpack/workspace';
import { type CommandContext, eachOf } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';

/** Builds packages as they are released; what is built already is left as it is. */
export async function build(names: readonly string[], context: CommandContext) {
  const { printer } = context;
  const builds: PackageBuild[] = [];
  await eachOf(names, context, async (name) => {
    if (!built.includes(name)) {
      throw new CommandFailure(`${name} is nothing to build: there are ${built.join(', ')}.`, {
        code: 'unknown_package',
      });
    }
    const made = await buildPackage(path.join(root, name)).catch((cause: unknown) => {
      const [first = '', ...details] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
      throw new CommandFailure(`${name} does not build: ${first}`, { code: 'build_failed', details, cause });
    });
    builds.push(made);
    printer.line(`${formatBuild(made)}: ${path.relative(process.cwd(), made.folder)}`);
  });
  printer.result({ builds });
}
