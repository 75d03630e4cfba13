// For the type declarations that the API adds to Fastify.
import type {} from '@portal/api/app';
import { publishToDomains } from '@portal/api/release';
import { runServer } from '@portal/api/server';
import { formatDemoAddresses, formatFirstSteps } from './addresses.ts';
import { startDemoStandIn } from './stand-in.ts';

/** Serves the builds in some folders, configured by the environment, until the process is stopped. */
export async function servePortal(folders: readonly string[]): Promise<void> {
  const standIn = await startDemoStandIn(process.env);
  await runServer(async (app) => {
    const { config, server } = app;
    await publishToDomains(app, folders);
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    if (config.demo) console.log(formatDemoAddresses(port, standIn?.url));
    else if (await app.releaseSystem.sites.isEmpty()) console.log(formatFirstSteps(port));
  });
}
