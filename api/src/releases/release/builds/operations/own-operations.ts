import { readFile } from 'node:fs/promises';
import { openapiDocumentSchema } from './openapi-document.ts';
import { type Operation, readOperations } from './operation.ts';

/** Written from the routes by `npm run openapi`; a test compares them. It is read because deriving it from the routes takes a second. */
const DOCUMENT = new URL(import.meta.resolve('@portal/shared/api/openapi.json'));

const read = async () =>
  readOperations(openapiDocumentSchema.parse(JSON.parse(await readFile(DOCUMENT, 'utf8'))));

let operations: Promise<ReadonlyMap<string, Operation>> | undefined;

/** The operations of this version of the API, by key. */
export const readOwnOperations = () => (operations ??= read());
