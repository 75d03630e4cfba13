import type { BuildRefusal, RefusalCode } from './build-refused.ts';
import { verifyFiles } from './build-files.ts';
import { checkInventory, readInventory } from './inventory.ts';

/** A check of publishing, and what it found. */
export type FolderCheck = {
  title: string;
  refusals: BuildRefusal[];
};

export type CheckedFolder = {
  kind: 'shell' | 'remote';
  name: string;
  version: string;
  files: number;
  checks: FolderCheck[];
};

/** The checks by name, and their refusal codes; together they cover every code. */
const CHECKS: [title: string, codes: readonly RefusalCode[]][] = [
  [
    'every listed file is there, with the hash the build gave it',
    ['file_missing', 'file_tampered', 'file_kind'],
  ],
  ['there is no file without a hash', ['file_unknown']],
  ['compressed copies hold what they are copies of', ['copy_tampered']],
  ['everything it starts with has an integrity', ['integrity_missing']],
  ['the contract it asks for is the one the shell offers', ['contract_mismatch']],
  ['the shell provides every module it uses', ['module_not_provided']],
  [
    'its routes and navigation are its own',
    ['route_taken', 'route_duplicate', 'nav_route_missing', 'nav_duplicate', 'nothing_exposed'],
  ],
];

/**
 * Runs the checks of publishing on a build folder, and returns all findings.
 * @throws BuildRefusedError when the folder has no build
 */
export async function checkFolder(folder: string): Promise<CheckedFolder> {
  const inventory = await readInventory(folder);
  const { refusals, stored } = await verifyFiles(folder, inventory);
  const all = [...refusals, ...checkInventory(inventory)];
  const named = CHECKS.flatMap(([, codes]) => codes);
  const rest = all.filter(({ code }) => !named.includes(code));
  return {
    kind: inventory.kind,
    name: inventory.name,
    version: inventory.version,
    files: Object.keys(stored).length,
    checks: [
      ...CHECKS.map(([title, codes]) => ({
        title,
        refusals: all.filter(({ code }) => codes.includes(code)),
      })),
      ...(rest.length > 0 ? [{ title: 'nothing else is wrong', refusals: rest }] : []),
    ],
  };
}
