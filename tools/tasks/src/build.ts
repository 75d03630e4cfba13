import path from 'node:path';
import { formatBuild, findCurrentBuild } from '@portal/webpack/build';
import { inParallel, run } from './run.ts';
import { builtPackages, root } from '@portal/webpack/workspace';

/** Builds the shell and every remote whose sources changed, two at a time. Throws with the compiler's errors. */
export async function buildAll(print: (line: string) => void): Promise<void> {
  const script = path.join(root, 'tools/webpack/src/build.ts');
  await inParallel(2, builtPackages, async (name) => {
    // Checked in this process: starting a process for an up-to-date package takes longer than the check.
    const current = findCurrentBuild(path.join(root, name));
    if (current) return print(`  ${formatBuild(current)}`);
    const { ok, output } = await run(process.execPath, [script, path.join(root, name)]);
    if (!ok) throw new Error(`${name} does not build:\n${output}`);
    print(`  ${output.trim()}`);
  });
}

if (import.meta.main) await buildAll(console.log);
