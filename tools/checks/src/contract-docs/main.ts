import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@portal/shared/contract';
import { root } from '@portal/webpack/workspace';
import { compilerOptions } from '../compiler-options.ts';
import { readContract } from './read-exports.ts';
import { renderContractPage, findUndescribed } from './write-page.ts';

const FILE = 'docs/contract.md';

/** Formats with prettier, because the format check includes the page. */
function formatMarkdown(page: string): string {
  const { status, stdout, stderr } = spawnSync(
    path.join(root, 'node_modules/.bin/prettier'),
    ['--stdin-filepath', FILE],
    { cwd: root, input: page, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`prettier refused ${FILE}: ${stderr}`);
  return stdout;
}

const subPaths = readContract(path.join(root, 'shared'), compilerOptions(root));
const problems = findUndescribed(subPaths);
const page = formatMarkdown(renderContractPage(subPaths, CONTRACT_VERSION));
const file = path.join(root, FILE);
if (!process.argv.includes('--check')) writeFileSync(file, page);
else if (readFileSync(file, 'utf8') !== page) {
  problems.push(`${FILE} is not current: run \`npm run portal -- contract\` and commit it`);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
