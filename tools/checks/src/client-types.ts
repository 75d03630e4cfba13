import { readFileSync } from 'node:fs';
import openapiTypescript, { astToString } from 'openapi-typescript';

/** What the three exports are; they are part of the contract, where every export has its sentence. */
const SENTENCES: Record<string, string> = {
  paths: 'Every call of the server by its address: parameters, body and answers.',
  components: 'What the server’s document names once and uses in several calls.',
  operations: 'Every call of the server by the name of its operation.',
};

const withSentences = (source: string) =>
  source.replace(/^export interface (\w+) \{/gm, (line, name: string) =>
    SENTENCES[name] === undefined ? line : `/** ${SENTENCES[name]} */\n${line}`,
  );

/** Prints the TypeScript types of the OpenAPI document named on the command line. */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Usage: client-types.ts <openapi.json>');

const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
// The document is our own server's and was made from typed schemas; the library wants the wide OpenAPI type.
const nodes = await openapiTypescript(document as Parameters<typeof openapiTypescript>[0], {
  defaultNonNullable: false,
  alphabetize: false,
});
process.stdout.write(
  `// Generated from openapi.json; \`npm run openapi\` in api writes it anew.\n${withSentences(astToString(nodes))}`,
);
