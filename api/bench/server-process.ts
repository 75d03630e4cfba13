import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../src/server.ts', import.meta.url));
const collectOnSignal = new URL('./collect-on-signal.ts', import.meta.url).href;

/** Starts the server in its own process, so that the load generator does not slow it down. */
export const startServerProcess = async (
  environment: Record<string, string>,
  program: readonly string[] = [server],
) => {
  const child = spawn(process.execPath, ['--expose-gc', `--import=${collectOnSignal}`, ...program], {
    env: { ...process.env, PORT: '0', DEMO: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout) {
    const port = /localhost:(\d+)/.exec(String(chunk))?.[1];
    if (!port) continue;
    return {
      pid: child.pid ?? 0,
      url: `http://127.0.0.1:${port}`,
      /** Begins to collect all garbage and to return its memory to the system. */
      collectGarbage: () => void child.kill('SIGUSR2'),
      async stop() {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }
  throw new Error('The server ended without listening.');
};
