import { once } from 'node:events';
import { readConfig } from '@portal/api/config';
import { checkPortAndDirectory, explainFailedStart, stopOnSignals } from '@portal/api/server';
import { demoAddresses } from '../addresses.ts';
import { openStandIn } from '../stand-in.ts';
import { createPortal } from './portal.ts';
import { watchSources } from './sources.ts';

/** Serves the portal and keeps it in step with its sources until it is told to stop. */
export async function develop(): Promise<void> {
  const config = readConfig(process.env);
  await checkPortAndDirectory(config).catch((error: unknown) => {
    throw new Error(explainFailedStart(error, config) ?? String(error), { cause: error });
  });
  // Of this process, so that it outlives every server that is replaced.
  const standIn = await openStandIn(process.env);
  const portal = createPortal();
  const { server } = portal.front;
  server.listen(config.port, config.host);
  await once(server, 'listening');
  const endWatching = watchSources(portal.follow);
  let isStopping = false;
  stopOnSignals(async () => {
    isStopping = true;
    endWatching();
    await portal.stop();
  });

  try {
    console.log('Building what changed, and starting the API …');
    await portal.start();
    console.log(
      config.demo ? demoAddresses(config.port, standIn?.url) : `\nhttp://localhost:${config.port}\n`,
    );
    await portal.warmUp();
  } catch (error) {
    // What was told to end in the middle of its start has not failed.
    if (!isStopping) throw error;
  }
}
