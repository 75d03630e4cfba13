import type { BuildRefusal, RefusalCode } from './build-refused-error.ts';
import { checkBuild } from './check-build.ts';
import { readInventory } from './inventory.ts';

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

/** The checks by name, and their refusal codes; codes of none are listed as other checks. */
const CHECKS: [title: string, codes: readonly RefusalCode[]][] = [
  [
    'every listed file exists and has the hash of the inventory',
    ['file_missing', 'file_tampered', 'file_kind'],
  ],
  ['no file is missing from the inventory', ['file_unknown']],
  ['compressed copies equal their originals', ['copy_tampered']],
  ['every script and style it starts with has an integrity', ['integrity_missing']],
  [
    'its scripts can run in a page of the portal',
    ['script_malformed', 'container_missing', 'nothing_exposed', 'chunk_integrity_missing', 'policy_missing'],
  ],
  [
    'it declares the Trusted Types policies that its scripts create, and a remote only its own',
    ['policies_differ', 'policy_foreign'],
  ],
  ['it has the texts of every language', ['texts_missing']],
  ['no page of it is too large', ['page_too_large']],
  [
    'its contract range includes the version of the shell, and a shell says which it offers',
    ['contract_mismatch', 'capabilities_missing'],
  ],
  ['the shell provides every module it uses', ['module_not_provided']],
  [
    'its routes and navigation conflict with no other',
    [
      'route_taken',
      'route_duplicate',
      'route_missing',
      'nav_route_missing',
      'nav_duplicate',
      'modal_duplicate',
    ],
  ],
];

/**
 * Runs the checks of publishing on a build folder, and returns all findings.
 * @throws BuildRefusedError when the folder has no build
 */
export async function checkFolder(folder: string): Promise<CheckedFolder> {
  const inventory = await readInventory(folder);
  const { refusals: all, stored } = await checkBuild(folder, inventory);
  const checkedCodes = CHECKS.flatMap(([, codes]) => codes);
  const rest = all.filter(({ code }) => !checkedCodes.includes(code));
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
      ...(rest.length > 0 ? [{ title: 'other checks', refusals: rest }] : []),
    ],
  };
}
