import path from 'node:path';
import { Readable } from 'node:stream';
import type { TestContext } from 'node:test';
import type {} from '@portal/api/app';
import { readConfig } from '@portal/api/config';
import { copyTemplateDatabase } from '@portal/api/database-testing';
import { addSite, createTemporaryFolder, writeRemote, writeShell } from '@portal/api/release-testing';
import { startServer } from '@portal/api/server';
import { allCommands } from '../all-commands.ts';
import { runProgram } from '../program.ts';

export const CONTENT = 'mf-content';
export const [V1, V2] = ['1.0.0+000000c1', '1.1.0+000000c2'] as const;

/** Commands that move domains; proofs are the subject of few tests, so that the others move without one. */
const MOVE = /^release (on|off|pin|change|update|rollback|revert|canary) /;

/** Runs a command line like the program, with some text on standard input. Moves are made without a proof. */
export const runLine = (line: string, environment: Record<string, string>, piped = '') =>
  runExactLine(MOVE.test(line) ? `${line} --unproven` : line, environment, piped);

/** Runs a command line as it is, with some text on standard input. */
export const runExactLine = async (line: string, environment: Record<string, string>, piped = '') => {
  let [out, error] = ['', ''];
  const code = await runProgram(
    line.split(' '),
    {
      environment,
      streams: {
        out: (text) => void (out += text),
        error: (text) => void (error += text),
        input: Readable.from([Buffer.from(piped)]),
        isTerminal: false,
      },
    },
    allCommands,
  );
  return { code, out, error };
};

/** A folder with the builds of a shell and of two versions of a remote. */
export async function writeBuilds(t: TestContext) {
  const folder = await createTemporaryFolder(t);
  const at = (name: string) => path.join(folder, name);
  await copyTemplateDatabase(path.join(at('data'), 'embedded'));
  await writeShell(at('shell'), '1.0.0');
  await writeRemote(at('v1'), { name: CONTENT, version: V1 });
  await writeRemote(at('v2'), { name: CONTENT, version: V2 });
  return { at, dataDir: at('data') };
}

/** A running server. */
export type TestServer = Awaited<ReturnType<typeof startServer>>;

/** Starts a server without any domain. */
export async function startEmptyServer(
  t: TestContext,
  dataDir: string,
): Promise<{ app: TestServer; port: number }> {
  const app = await startServer({
    ...readConfig({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' }),
    port: 0,
  });
  t.after(() => app.close());
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return { app, port: address.port };
}

/** Starts a server with a partner's and a playlist's domain, which the returned environment names. */
export async function startTestServer(
  t: TestContext,
  dataDir: string,
): Promise<{ app: TestServer; environment: Record<string, string> }> {
  const { app, port } = await startEmptyServer(t, dataDir);
  await addSite(app.database, 'aurora.localhost');
  await addSite(app.database, 'playlist.localhost', { kind: 'playlist' });
  return { app, environment: { DATA_DIR: dataDir, PORTAL_URL: `http://127.0.0.1:${port}` } };
}

/** A server with both versions of the remote published, the later of which it has brought, and the commands against it. */
export async function openPublished(t: TestContext): Promise<{
  app: TestServer;
  portal: (line: string, piped?: string) => ReturnType<typeof runLine>;
  environment: Record<string, string>;
  dataDir: string;
}> {
  const { at, dataDir } = await writeBuilds(t);
  const { app, environment } = await startTestServer(t, dataDir);
  const portal = (line: string, piped?: string) => runLine(line, environment, piped);
  await portal(`publish ${at('shell')} ${at('v1')} ${at('v2')}`);
  // New domains run what a start of the server has brought, as nothing is released yet.
  const brought = [
    { name: 'shell', version: '1.0.0' },
    { name: CONTENT, version: V2 },
  ];
  await app.releaseSystem.releasedBuilds.recordShipped(brought, new Date());
  return { app, portal, environment, dataDir };
}
