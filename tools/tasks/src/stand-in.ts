import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, readConfig } from '@portal/api/config';
import { demoYoutubeWorld } from '@portal/api/demo';
import { startStandIn } from '@portal/youtube-stand-in';

/** From the portal's port to the one the stand-in would like. */
const PORT_DISTANCE = 9;
const LAST_PORT = 65_535;
/** Programs on this machine find its address here. */
const ADDRESS_FILE = 'youtube-stand-in.url';

const configOf = (environment: NodeJS.ProcessEnv): Config | undefined => {
  try {
    return readConfig(environment);
  } catch {
    return undefined; // The server is about to say what is wrong.
  }
};

/**
 * Where the demo was given no key of the YouTube Data API, starts something that speaks like it, and leads the
 * server there by its settings.
 */
export async function openStandIn(environment: NodeJS.ProcessEnv) {
  const config = configOf(environment);
  if (!config?.demo || config.youtubeApiKey !== undefined) return undefined;
  const { dataDir, demoProfile, port } = config;
  await mkdir(dataDir, { recursive: true });
  const wanted = port + PORT_DISTANCE;
  const standIn = await startStandIn({
    ...(await demoYoutubeWorld(demoProfile, dataDir)),
    port: port === 0 || wanted > LAST_PORT ? 0 : wanted,
    stateFile: path.join(dataDir, 'youtube-stand-in.json'),
  });
  // A server that does not start must be able to end.
  standIn.unref();
  await writeFile(path.join(dataDir, ADDRESS_FILE), `${standIn.url}\n`);
  environment['YOUTUBE_API_KEY'] = standIn.key;
  environment['YOUTUBE_API_ROOT'] = standIn.url;
  return standIn;
}
