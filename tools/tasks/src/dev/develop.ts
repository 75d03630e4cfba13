import { once } from 'node:events';
import { readConfig } from '@portal/api/config';
import { checkPortAndDirectory, explainFailedStart, stopOnSignals } from '@portal/api/server';
import { formatDemoAddresses } from '../addresses.ts';
import { startDemoStandIn } from '../stand-in.ts';
import { createDevPortal } from './portal.ts';
import { watchSources } from './sources.ts';

/** Serves the portal, and rebuilds and restarts what a source change affects, until the process is stopped. */
export async function develop(): Promise<void> {
  const config = readConfig(process.env);
  await checkPortAndDirectory(config).catch((error: unknown) => {
    throw new Error(explainFailedStart(error, config) ?? String(error), { cause: error });
  });
  // In this process, so that the stand-in outlives every restart of the server.
  const standIn = await startDemoStandIn(process.env);
  const portal = createDevPortal();
  const { server } = portal.proxy;
  server.listen(config.port, config.host);
  await once(server, 'listening');
  const stopWatching = watchSources(portal.handleChanges);
  let isStopping = false;
  stopOnSignals(async () => {
    isStopping = true;
    stopWatching();
    await portal.stop();
  });

  try {
    console.log('Building what changed, and starting the API …');
    await portal.start();
    console.log(
      config.demo ? formatDemoAddresses(config.port, standIn?.url) : `\nhttp://localhost:${config.port}\n`,
    );
    await portal.warmUp();
  } catch (error) {
    // A start that was interrupted by a signal is no failure.
    if (!isStopping) throw error;
  }
}
