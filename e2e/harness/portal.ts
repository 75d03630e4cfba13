import { spawn } from 'node:child_process';
import path from 'node:path';
import { dataDir, port, workspace } from './environment.ts';

export type PortalAnswer = { code: number; output: string };

/** Runs the `portal` command against the tested server, as a release manager does. */
export function portal(...args: string[]): Promise<PortalAnswer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(workspace, 'tools/portal/src/main.ts'), ...args], {
      cwd: workspace,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (part: Buffer) => (output += part.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The same, where anything but success is the test's failure. */
export async function portalOk(...args: string[]): Promise<string> {
  const { code, output } = await portal(...args);
  if (code !== 0) throw new Error(`portal ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}
