import { stopOnSignals } from '@portal/api/server';
import { PAGE_STATEMENT_HEADERS } from '@portal/api/page-statement';
import { hasReleaseSet } from '@portal/api/pages';
import { developRemote } from '@portal/tasks/develop-remote';
import { createPageVerifier, PageRefusedError, type PageVerifier } from '@portal/tasks/verify-page';
import { remotes } from '@portal/webpack/workspace';
import type { CommandContext } from '../command-context.ts';
import { CommandFailure } from '../failure.ts';
import { dataDirectory, serverUrl } from '../server/connect.ts';
import { sendRequest } from '../server/transport.ts';

export type DevOptions = {
  domain: string;
  /** The URL of the portal. @default `PORTAL_URL`, or this machine with `PORT` */
  server?: string | undefined;
  port: number;
  /** The id of a signing key to trust in place of the one that is remembered. */
  trustKey?: string | undefined;
};

/** Throws unless a portal that serves this domain is reachable, with a release set that it signed. */
async function assertPortalReachable(server: URL, domain: string, verifier: PageVerifier) {
  const host = server.port ? `${domain}:${server.port}` : domain;
  const response = await sendRequest(new URL('/', server), {
    method: 'GET',
    headers: { host, accept: 'text/html', [PAGE_STATEMENT_HEADERS.request]: '1' },
  }).catch((cause: unknown) => {
    const reason = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    throw new CommandFailure(
      `Nothing answers at ${server.origin}${reason}: start a portal with npm start, or name one with --server.`,
      { code: 'unreachable', cause },
    );
  });
  if (!hasReleaseSet(response.body))
    throw new CommandFailure(`The server at ${server.origin} runs nothing on ${domain}.`, {
      code: 'unreachable',
    });
  await verifier.verify({ html: response.body, headers: response.headers }).catch((cause: unknown) => {
    if (!(cause instanceof PageRefusedError)) throw cause;
    throw new CommandFailure(`${domain} of ${server.origin}: ${cause.message}.`, {
      code: 'release_untrusted',
      cause,
    });
  });
}

const toCommandFailure = (error: unknown, port: number) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    ? new CommandFailure(`Port ${port} is in use: choose another with --port.`, { code: 'port_taken' })
    : error;

/** Runs one remote from its sources inside the published pages of a domain, until the process is stopped. */
export async function runRemote(name: string, options: DevOptions, { printer, environment }: CommandContext) {
  const { domain, port } = options;
  if (!remotes.includes(name)) {
    throw new CommandFailure(`There is no remote ${name}; these are: ${remotes.join(', ')}.`, {
      code: 'unknown_package',
    });
  }
  const server = serverUrl(environment, options.server);
  const print = (line: string) => printer.line(line);
  const folder = dataDirectory(environment);
  const verifier = createPageVerifier({ folder, server, domain, trustedKey: options.trustKey, print });
  await assertPortalReachable(server, domain, verifier);
  print(`Building ${name} …`);
  const running = await developRemote({ name, domain, server, port, verifier, print }).catch(
    (error: unknown) => {
      throw toCommandFailure(error, port);
    },
  );
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
