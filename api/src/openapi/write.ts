import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createOpenapiDocument } from './document.ts';

const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const documentFile = inRepository('shared/src/api/openapi.json');
const typesFile = inRepository('shared/src/api/schema.ts');
const generator = inRepository('tools/checks/src/client-types.ts');

/** Runs the generator as a process of its own, because it needs TypeScript 5 from another package. */
const generateTypes = (document: string) => {
  const directory = mkdtempSync(join(tmpdir(), 'portal-openapi-'));
  try {
    const file = join(directory, 'openapi.json');
    writeFileSync(file, document);
    return execFileSync(process.execPath, [generator, file], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // The file does not exist yet, so that it counts as outdated.
  }
};

const document = `${JSON.stringify(await createOpenapiDocument(), undefined, 2)}\n`;
const files = [
  { file: documentFile, content: document },
  { file: typesFile, content: generateTypes(document) },
];
const outdated = files.filter(({ file, content }) => read(file) !== content);

if (process.argv.includes('--check')) {
  for (const { file } of outdated) console.error(`${file} is not current: run \`npm run openapi\` in api.`);
  if (outdated.length > 0) process.exitCode = 1;
} else {
  for (const { file, content } of outdated) writeFileSync(file, content);
  console.log(
    outdated.length === 0 ? 'Already current.' : outdated.map(({ file }) => `Wrote ${file}`).join('\n'),
  );
}
