import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '@portal/webpack/workspace';
import { compilerOptions } from '../compiler-options.ts';
import { readContract } from './read-exports.ts';
import { renderContractPage, findUndescribed } from './write-page.ts';

const FILES: Record<string, string> = {
  'package.json': JSON.stringify({
    exports: { './http': './src/http/index.ts', './ui/*': './src/ui/*/index.ts', './preset': './preset.mjs' },
  }),
  'src/http/index.ts': "export { ask, silent, type Answer } from './ask.ts';\n",
  'src/http/ask.ts': `/**
 * Asks the server,
 * once.
 *
 * More about it.
 */
export const ask = () => 1;
export const silent = 2;
/** What came. */
export type Answer = number;
`,
  'src/ui/chart/index.ts': '/** A line. */\nexport function Line() { return null; }\n',
};

test('the contract page has every export with its description, and exports without one are reported', (t) => {
  const shared = mkdtempSync(path.join(tmpdir(), 'portal-contract-'));
  t.after(() => rmSync(shared, { recursive: true }));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(shared, file)), { recursive: true });
    writeFileSync(path.join(shared, file), text);
  }

  const contract = readContract(shared, compilerOptions(root));
  const page = renderContractPage(contract, '1.2.3');

  assert.deepEqual(
    contract.map(({ name }) => name),
    ['http', 'ui/chart'],
  );
  assert.match(page, /^Version 1\.2\.3\./m);
  assert.match(page, /^- `Answer` \(type\): What came\.$/m);
  assert.match(page, /^- `ask` \(function\): Asks the server, once\.$/m);
  assert.match(page, /^- `Line` \(component\): A line\.$/m);
  assert.deepEqual(findUndescribed(contract), [
    '@portal/shared/http: `silent` has no sentence; write a TSDoc comment',
  ]);
});
