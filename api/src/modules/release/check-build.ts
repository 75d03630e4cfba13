import type { BuildRefusal } from './build-refused-error.ts';
import { verifyFiles } from './build-files.ts';
import { checkScripts } from './check-scripts.ts';
import { checkPageSizes } from './check-size.ts';
import { checkInventory, type Inventory } from './inventory.ts';
import type { StoredFiles } from './stored-file.ts';

/** Every reason why the build in a folder may not be published, and its files. */
export async function checkBuild(
  folder: string,
  inventory: Inventory,
): Promise<{ refusals: BuildRefusal[]; stored: StoredFiles }> {
  const { refusals, stored } = await verifyFiles(folder, inventory);
  const ofInventory = checkInventory(inventory);
  if (inventory.kind === 'shell') return { refusals: [...refusals, ...ofInventory], stored };
  const sizes = checkPageSizes(inventory.document, stored);
  // Scripts that are not the build's own say nothing about it.
  const scripts = refusals.length === 0 ? await checkScripts(folder, inventory.document) : [];
  return { refusals: [...refusals, ...ofInventory, ...scripts, ...sizes], stored };
}
