import { spawn } from 'node:child_process';
import path from 'node:path';
import { dataDir, port, workspace } from './environment.ts';

export type PortalAnswer = { code: number; output: string };

/** A running portal. */
export type Portal = { port: number; dataDir: string };

/** The `portal` command against one portal, as a release manager uses it. */
export function commandOf(target: Portal) {
  const portal = (...args: string[]): Promise<PortalAnswer> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [path.join(workspace, 'tools/portal/src/main.ts'), ...args], {
        cwd: workspace,
        env: { ...process.env, PORT: String(target.port), DATA_DIR: target.dataDir },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      const keep = (part: Buffer) => (output += part.toString());
      child.stdout.on('data', keep);
      child.stderr.on('data', keep);
      child.on('error', reject);
      child.on('close', (code) => resolve({ code: code ?? 1, output }));
    });

  /** The same, where anything but success is the test's failure. */
  const portalOk = async (...args: string[]): Promise<string> => {
    const { code, output } = await portal(...args);
    if (code !== 0) throw new Error(`portal ${args.join(' ')} ended with ${code}:\n${output}`);
    return output;
  };

  return { portal, portalOk };
}

export const { portal, portalOk } = commandOf({ port, dataDir });
