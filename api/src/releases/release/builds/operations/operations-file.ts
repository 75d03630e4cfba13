import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { refuseBuild } from '../build-refused-error.ts';
import type { Inventory } from '../inventory.ts';
import { openapiDocumentSchema } from './openapi-document.ts';
import { type Operation, readOperations } from './operation.ts';

/** The file of a build with the part of the API's document that the build calls, as it was when it was built. */
const OPERATIONS_FILE = 'api.json';

/** Reads them from JSON of any origin; undefined when it is no document whose references lead to schemas. */
const parse = async (text: string): Promise<Operation[] | undefined> => {
  try {
    const operations = await readOperations(openapiDocumentSchema.parse(JSON.parse(text)));
    return [...operations.values()];
  } catch {
    return undefined;
  }
};

/** The operations that the build in a folder calls; none of builds from before they were listed. */
export async function readBuildOperations(folder: string, { files }: Inventory): Promise<Operation[]> {
  if (!Object.hasOwn(files, OPERATIONS_FILE)) return [];
  const operations = await parse(await readFile(path.join(folder, OPERATIONS_FILE), 'utf8'));
  return (
    operations ??
    refuseBuild('inventory_malformed', OPERATIONS_FILE, 'is no OpenAPI document; build it again')
  );
}
