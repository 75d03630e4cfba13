import { readFileSync } from 'node:fs';
import openapiTypescript, { astToString } from 'openapi-typescript';

/** Descriptions of the three generated exports; every export of the contract needs one. */
const DESCRIPTIONS: Record<string, string> = {
  paths: 'Every call of the server by its path: parameters, body and responses.',
  components: 'What the server’s document names once and uses in several calls.',
  operations: 'Every call of the server by the name of its operation.',
};

const addDescriptions = (source: string) =>
  source.replace(/^export interface (\w+) \{/gm, (line, name: string) =>
    DESCRIPTIONS[name] === undefined ? line : `/** ${DESCRIPTIONS[name]} */\n${line}`,
  );

/** Prints the TypeScript types of the OpenAPI document given as argument. */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Usage: client-types.ts <openapi.json>');

const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
// The document comes from our own typed schemas; the library expects the general OpenAPI type.
const nodes = await openapiTypescript(document as Parameters<typeof openapiTypescript>[0], {
  defaultNonNullable: false,
  alphabetize: false,
});
process.stdout.write(
  `// Generated from openapi.json; \`npm run openapi\` in api generates it.\n${addDescriptions(astToString(nodes))}`,
);
