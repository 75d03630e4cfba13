import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { nodeFlags } from './node-flags.ts';

const SERVER = join(import.meta.dirname, '../../server.ts');

const readPort = async (stdout: AsyncIterable<Buffer>) => {
  let output = '';
  for await (const chunk of stdout) {
    output += chunk.toString();
    const port = /localhost:(\d+)/.exec(output)?.[1];
    if (port) return Number(port);
  }
  throw new Error(`The server ended without listening: ${output}`);
};

/** Starts a server in its own process on any free port, without a demo, configured by the environment. */
export const startServerProcess = async (environment: Record<string, string>) => {
  const child = spawn(process.execPath, [...nodeFlags, SERVER], {
    env: { ...process.env, DEMO: '0', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const errors = text(child.stderr);
  const port = await readPort(child.stdout).catch(async (error: unknown) => {
    throw new Error(await errors, { cause: error });
  });
  const address = `http://127.0.0.1:${port}`;
  return {
    child,
    port,
    address,
    /** The whole error output, once the process has exited. */
    errors,
    /** Stops the process and returns its exit code and signal. */
    async stop(): Promise<unknown[]> {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      return exited;
    },
    /** Sends requests over the network, with the interface of an app's `inject`. */
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
        return { name, value: decodeURIComponent(value) };
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
