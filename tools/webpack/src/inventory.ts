export { localeFiles, scriptsOf } from './chunk-files.ts';
export { InventoryPlugin } from './inventory-plugin.ts';
export type { EmittedFiles } from './inventory-plugin.ts';
export { shellInventory } from './shell-inventory.ts';
