// Its declarations say what a server carries.
import type {} from '@portal/api/app';
import { publishAndPoint } from '@portal/api/release';
import { runServer } from '@portal/api/server';
import { demoAddresses } from './addresses.ts';
import { openStandIn } from './stand-in.ts';

/** Serves the builds in some folders, as the environment says, until the process is told to stop. */
export async function servePortal(folders: readonly string[]): Promise<void> {
  const standIn = await openStandIn(process.env);
  await runServer(async (app) => {
    const { config, server } = app;
    await publishAndPoint(app, folders);
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    if (config.demo) console.log(demoAddresses(port, standIn?.url));
  });
}
