import path from 'node:path';
import { formatBuild, findCurrentBuild } from '@portal/webpack/build';
import { inParallel, run } from './run.ts';
import { built, root } from '@portal/webpack/workspace';

/** Builds the shell and every remote that changed, two at a time. Throws with the compiler's report. */
export async function buildAll(print: (line: string) => void): Promise<void> {
  const script = path.join(root, 'tools/webpack/src/build.ts');
  await inParallel(2, built, async (name) => {
    // Looked at here: a process of its own, only to find nothing to do, takes longer than the look.
    const present = findCurrentBuild(path.join(root, name));
    if (present) return print(`  ${formatBuild(present)}`);
    const { ok, output } = await run(process.execPath, [script, path.join(root, name)]);
    if (!ok) throw new Error(`${name} does not build:\n${output}`);
    print(`  ${output.trim()}`);
  });
}

if (import.meta.main) await buildAll(console.log);
