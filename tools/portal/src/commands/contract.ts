import path from 'node:path';
import { run } from '@portal/tasks/run';
import { root } from '@portal/webpack/workspace';
import type { CommandParent, RunCommand } from '../arguments.ts';
import { AlreadyReportedError, type CommandContext } from '../command-context.ts';

/**
 * Updates the API reports of the contract and its documentation from the sources; `release` also records what the reports are
 * now as the released contract.
 */
async function updateContract({ release }: { release?: true | undefined }, { printer }: CommandContext) {
  const scripts = [
    ['tools/checks/src/contract-report.ts', ...(release ? ['--release'] : [])],
    ['tools/checks/src/contract-docs/main.ts'],
  ];
  let isUpdated = true;
  for (const [script = '', ...args] of scripts) {
    const { ok, output } = await run(process.execPath, [path.join(root, script), ...args]);
    if (output.trim() !== '') printer.line(output.trimEnd());
    isUpdated &&= ok;
  }
  if (!isUpdated) throw new AlreadyReportedError();
}

/** Adds the command that updates the contract. */
export function addContractCommand(program: CommandParent, run: RunCommand) {
  program
    .command('contract')
    .description("update the contract's reports and documentation, which a change of the contract needs")
    .option('--release', 'also record what they are now as the released contract')
    .action((options) => run((context) => updateContract(options, context)));
}
