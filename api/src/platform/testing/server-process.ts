import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const SERVER = join(import.meta.dirname, '../../server.ts');

const portIn = async (output: AsyncIterable<Buffer>) => {
  let said = '';
  for await (const chunk of output) {
    said += chunk.toString();
    const port = /localhost:(\d+)/.exec(said)?.[1];
    if (port) return Number(port);
  }
  throw new Error(`The server ended without listening: ${said}`);
};

/** A server in its own process on any free port, without a demo, configured by the environment. */
export const startServerProcess = async (environment: Record<string, string>) => {
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, DEMO: '0', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const errors = text(child.stderr);
  const port = await portIn(child.stdout).catch(async (error: unknown) => {
    throw new Error(await errors, { cause: error });
  });
  const address = `http://127.0.0.1:${port}`;
  return {
    child,
    port,
    address,
    /** Everything it has logged, once it has exited. */
    errors,
    /** Stops it and returns how it exited. */
    async stop(): Promise<unknown[]> {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      return exited;
    },
    /** Takes requests like an app of this process, and sends them over the network. */
    async inject(request: {
      method: string;
      url: string;
      headers: Record<string, string>;
      payload?: string;
    }) {
      const { method, url, headers, payload } = request;
      const response = await fetch(address + url, {
        method,
        headers,
        ...(payload === undefined ? {} : { body: payload }),
      });
      const rawPayload = Buffer.from(await response.arrayBuffer());
      const body = rawPayload.toString();
      const cookies = response.headers.getSetCookie().map((line) => {
        const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
        return { name, value };
      });
      return {
        statusCode: response.status,
        headers: Object.fromEntries(response.headers),
        cookies,
        body,
        rawPayload,
        json: (): unknown => JSON.parse(body),
      };
    },
  };
};

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;
