import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, readConfig } from '@portal/api/config';
import { createDemoYoutubeData } from '@portal/api/demo';
import { startStandIn } from '@portal/youtube-stand-in';

/** The stand-in's preferred port is the portal's port plus this. */
const PORT_OFFSET = 9;
const LAST_PORT = 65_535;
/** The file that contains the stand-in's address, for other programs on this machine. */
const ADDRESS_FILE = 'youtube-stand-in.url';

const tryReadConfig = (environment: NodeJS.ProcessEnv): Config | undefined => {
  try {
    return readConfig(environment);
  } catch {
    return undefined; // The server reports the configuration error itself.
  }
};

/**
 * When the demo has no key of the YouTube Data API, starts the YouTube stand-in and sets `YOUTUBE_API_KEY` and
 * `YOUTUBE_API_ROOT` in `environment`, so that the server uses it.
 */
export async function startDemoStandIn(environment: NodeJS.ProcessEnv) {
  const config = tryReadConfig(environment);
  if (!config?.demo || config.youtubeApiKey !== undefined) return undefined;
  const { dataDir, demoProfile, port } = config;
  await mkdir(dataDir, { recursive: true });
  const preferredPort = port + PORT_OFFSET;
  const standIn = await startStandIn({
    ...(await createDemoYoutubeData(demoProfile, dataDir)),
    port: port === 0 || preferredPort > LAST_PORT ? 0 : preferredPort,
    stateFile: path.join(dataDir, 'youtube-stand-in.json'),
  });
  // The stand-in must not keep the process alive when the server fails to start.
  standIn.unref();
  await writeFile(path.join(dataDir, ADDRESS_FILE), `${standIn.url}\n`);
  environment['YOUTUBE_API_KEY'] = standIn.key;
  environment['YOUTUBE_API_ROOT'] = standIn.url;
  return standIn;
}
