import { stopOnSignals } from '@portal/api/server';
import { hasReleaseSet } from '@portal/api/pages';
import { developRemote } from '@portal/tasks/develop-remote';
import { remotes } from '@portal/webpack/workspace';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { serverUrl } from '../server/connect.ts';
import { sendRequest } from '../server/transport.ts';

export type DevOptions = {
  domain: string;
  /** The URL of the portal. @default `PORTAL_URL`, or this machine with `PORT` */
  server?: string | undefined;
  port: number;
};

/** Throws unless a portal that serves this domain is reachable. */
async function assertPortalReachable(server: URL, domain: string) {
  const host = server.port ? `${domain}:${server.port}` : domain;
  const response = await sendRequest(new URL('/', server), {
    method: 'GET',
    headers: { host, accept: 'text/html' },
  }).catch((cause: unknown) => {
    const reason = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    throw new CommandFailure(
      `Nothing answers at ${server.origin}${reason}: start a portal with npm start, or name one with --server.`,
      { code: 'unreachable', cause },
    );
  });
  if (hasReleaseSet(response.body)) return;
  throw new CommandFailure(`The server at ${server.origin} runs nothing on ${domain}.`, {
    code: 'unreachable',
  });
}

const toCommandFailure = (error: unknown, port: number) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    ? new CommandFailure(`Port ${port} is in use: choose another with --port.`, { code: 'port_taken' })
    : error;

/** Runs one remote from its sources inside the published pages of a domain, until the process is stopped. */
export async function dev(name: string, options: DevOptions, { printer, environment }: CommandContext) {
  const { domain, port } = options;
  if (!remotes.includes(name)) {
    throw new CommandFailure(`There is no remote ${name}; these are: ${remotes.join(', ')}.`, {
      code: 'unknown_package',
    });
  }
  const server = serverUrl(environment, options.server);
  await assertPortalReachable(server, domain);
  const print = (line: string) => printer.line(line);
  print(`Building ${name} …`);
  const running = await developRemote({ name, domain, server, port, print }).catch((error: unknown) => {
    throw toCommandFailure(error, port);
  });
  printer.result({ url: running.url });
  print(
    `\n  ${running.url}   ${domain} of ${server.origin} with ${name} from its sources. Stop with Ctrl-C.\n`,
  );
  await new Promise<void>((resolve) => {
    stopOnSignals(async () => {
      await running.stop();
      resolve();
    });
  });
}
