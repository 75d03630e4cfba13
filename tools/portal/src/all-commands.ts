import { addBuildCommand } from './commands/build.ts';
import { addContractCommand } from './commands/contract.ts';
import { addCreateCommand } from './commands/create.ts';
import { addDevCommand } from './commands/dev.ts';
import { addProveCommand } from './commands/prove.ts';
import { addTestCommand } from './commands/test.ts';
import { operatorCommands } from './operator-commands.ts';
import type { AddCommands } from './program.ts';

/** Every command: those that need the sources, the builds' tools or a browser, then those of operators. */
export const allCommands: readonly AddCommands[] = [
  addCreateCommand,
  addDevCommand,
  addTestCommand,
  addBuildCommand,
  addContractCommand,
  addProveCommand,
  ...operatorCommands,
];
