import { spawn } from 'node:child_process';
import path from 'node:path';
import { dataDir, port, workspace } from './environment.ts';

export type CommandResult = { code: number; output: string };

/** A running portal; `url` where it is reached by another address than its port's. */
export type Portal = { port: number; dataDir: string; url?: string };

/** Commands that move domains; proofs are the subject of one spec, so that the others move without one. */
const MOVES = ['on', 'off', 'pin', 'change', 'update', 'rollback', 'revert', 'canary'];

const withoutProof = (args: readonly string[]) =>
  args[0] === 'release' && MOVES.includes(args[1] ?? '') && !args.includes('--reason')
    ? [...args, '--unproven', '--reason', 'browser test']
    : args;

/** Creates functions that run the `portal` command against one portal. Moves without a reason are made unproven. */
export function createPortalCommand(target: Portal) {
  const portal = (...args: string[]): Promise<CommandResult> =>
    new Promise((resolve, reject) => {
      const child = spawn(
        process.execPath,
        [path.join(workspace, 'tools/portal/src/main.ts'), ...withoutProof(args)],
        {
          cwd: workspace,
          env: {
            ...process.env,
            PORT: String(target.port),
            DATA_DIR: target.dataDir,
            PORTAL_URL: target.url,
          },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      let output = '';
      const append = (part: Buffer) => (output += part.toString());
      child.stdout.on('data', append);
      child.stderr.on('data', append);
      child.on('error', reject);
      child.on('close', (code) => resolve({ code: code ?? 1, output }));
    });

  /** Runs the command and returns its output; throws on a non-zero exit code. */
  const portalOk = async (...args: string[]): Promise<string> => {
    const { code, output } = await portal(...args);
    if (code !== 0) throw new Error(`portal ${args.join(' ')} ended with ${code}:\n${output}`);
    return output;
  };

  return { portal, portalOk };
}

export const { portal, portalOk } = createPortalCommand({ port, dataDir });
