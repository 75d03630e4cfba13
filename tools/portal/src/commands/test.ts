import path from 'node:path';
import { run } from '@portal/tasks/run';
import { remotesIn, root } from '@portal/webpack/workspace';
import type { CommandParent, RunCommand } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';

type Check = { title: string; command: string; args: string[]; cwd: string };

/** All checks of `npm test` for one remote. */
function checksOf(name: string, workspace: string): Check[] {
  const at = (...parts: string[]) => path.join(workspace, ...parts);
  const checks = (program: string) => at('tools/checks/node_modules/.bin', program);
  const own = (program: string) => at('node_modules/.bin', program);
  return [
    { title: 'types', command: own('tsc'), args: ['-b', name], cwd: workspace },
    { title: 'lint', command: checks('eslint'), args: ['--max-warnings', '0', name], cwd: workspace },
    {
      title: 'boundaries',
      command: checks('depcruise'),
      args: ['--config', 'tools/checks/dependency-cruiser.mjs', name, 'shared'],
      cwd: workspace,
    },
    {
      title: 'texts',
      command: process.execPath,
      args: [at('tools/checks/src/texts/main.ts'), name],
      cwd: workspace,
    },
    {
      title: 'format',
      command: own('prettier'),
      args: ['--check', '--log-level', 'warn', name],
      cwd: workspace,
    },
    {
      title: 'unit tests',
      command: process.execPath,
      args: ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'],
      cwd: at(name),
    },
    {
      title: 'build',
      command: process.execPath,
      args: [at('tools/webpack/src/build.ts'), name],
      cwd: workspace,
    },
  ];
}

/** Runs a remote's checks, or the selected ones, one after the other; the output of a failed one is printed below it. */
export async function testRemote(
  name: string,
  { printer }: CommandContext,
  workspace = root,
  isSelected: (title: string) => boolean = () => true,
) {
  if (!remotesIn(workspace).includes(name)) {
    throw new CommandFailure(`There is no remote ${name}.`, { code: 'unknown_package' });
  }
  const results: { title: string; ok: boolean; output: string }[] = [];
  for (const { title, command, args, cwd } of checksOf(name, workspace).filter((check) =>
    isSelected(check.title),
  )) {
    printer.progress(`${title} …`);
    const { ok, output, seconds } = await run(command, args, { cwd });
    results.push({ title, ok, output });
    printer.line(`${ok ? '✓' : '✗'} ${title} (${seconds.toFixed(1)} s)`);
    if (!ok) printer.line(output.trimEnd());
  }
  printer.result({ results });
  const failed = results.filter(({ ok }) => !ok).map(({ title }) => title);
  if (failed.length > 0)
    throw new CommandFailure(`${name}: ${failed.join(', ')} failed.`, { code: 'checks_failed' });
}

/** Adds the command that checks a remote. */
export function addTestCommand(program: CommandParent, run: RunCommand) {
  program
    .command('test')
    .description('run every check of one remote: types, lint, boundaries, texts, format, unit tests, build')
    .argument('<remote>')
    .action((name) => run((context) => testRemote(name, context)));
}
