import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '@portal/webpack/workspace';

/** Runs a `portal` command in a process of its own, and returns the milliseconds from its start to its end. */
export type PortalCommand = (...args: string[]) => Promise<number>;

/** `environment` names the portal: `PORT` and `DATA_DIR`. */
export const createPortalCommand =
  (environment: Record<string, string>): PortalCommand =>
  async (...args) => {
    const started = performance.now();
    const child = spawn(process.execPath, [path.join(root, 'tools/portal/src/main.ts'), ...args], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, errors] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    const milliseconds = performance.now() - started;
    if (child.exitCode !== 0)
      throw new Error(`portal ${args.join(' ')} ended with ${child.exitCode}:\n${output}${errors}`);
    return milliseconds;
  };
