import type { BuildRefusal } from './build-refused-error.ts';
import { verifyFiles } from './build-files.ts';
import { checkPolicies } from './check-policies.ts';
import { checkScripts } from './check-scripts.ts';
import { checkPageSizes } from './check-size.ts';
import { checkInventory, type Inventory } from './inventory.ts';
import type { Operation } from './operations/operation.ts';
import { readBuildOperations } from './operations/operations-file.ts';
import type { StoredFiles } from '../store/stored-file.ts';

/** Every reason why the build in a folder may not be published, its files, and the operations of the API that it calls. */
export async function checkBuild(
  folder: string,
  inventory: Inventory,
): Promise<{ refusals: BuildRefusal[]; stored: StoredFiles; operations: Operation[] }> {
  const { refusals, stored } = await verifyFiles(folder, inventory);
  const ofInventory = checkInventory(inventory);
  // Files that are not the build's own say nothing about it.
  const operations = refusals.length === 0 ? await readBuildOperations(folder, inventory) : [];
  const policies = refusals.length === 0 ? await checkPolicies(folder, inventory) : [];
  const ofBuild = [...refusals, ...ofInventory, ...policies];
  if (inventory.kind === 'shell') return { refusals: ofBuild, stored, operations };
  const sizes = checkPageSizes(inventory.document, stored);
  const scripts = refusals.length === 0 ? await checkScripts(folder, inventory.document) : [];
  return { refusals: [...ofBuild, ...scripts, ...sizes], stored, operations };
}
