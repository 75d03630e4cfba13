import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { seedDemo } from './demo/index.ts';
import { systemClock } from './platform/clock.ts';
import { DataDirectoryError, prepareDataDirectory } from './platform/data-directory.ts';
import { DatabaseUnavailableError } from './platform/database/database-error.ts';
import { databaseConfig } from './database-config.ts';
import { type OpenDatabase, openDatabase } from './platform/database/database.ts';
import { DirectoryLockedError } from './platform/database/embedded/pid-lock.ts';
import { MigrationError, migrateToLatest } from './platform/database/migrations/migrate.ts';
import { randomIds } from './platform/ids.ts';
import { loggerOf } from './platform/observe/log-entries.ts';
import { stopOnSignals } from './platform/stop-signals.ts';

export { stopOnSignals };

/** After this long a stop no longer waits for requests that are still under way; what is left is to close the database. */
const DRAIN_LIMIT_MS = 10_000;

/** Fails at once where the port is taken, rather than after the first start's minute of making the demo. */
const checkPort = async ({ port, host }: Config) => {
  const probe = createServer();
  probe.listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
};

const makeDemo = (config: Config, database: OpenDatabase) =>
  seedDemo({
    // Its statements are larger than any request's.
    database: { ...database, db: database.bulk },
    dataDirectory: config.dataDir,
    profile: config.demoProfile,
    progress: (text) => console.log(text),
  });

const prepareApp = async (config: Config, database: OpenDatabase) => {
  try {
    await migrateToLatest(database.bulk);
    if (config.demo) await makeDemo(config, database);
    return await buildApp({
      config,
      database,
      clock: systemClock,
      ids: randomIds,
      logger: loggerOf(config.logLevel),
    });
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** What can be told before anything takes time: fails where the port or the directory cannot be used. */
export const checkPlace = async (config: Config) => {
  prepareDataDirectory(config.dataDir);
  await checkPort(config);
};

/** Opens the database, brings it up to date and listens. What was opened is closed again when a later step fails. */
export const startServer = async (config: Config): Promise<FastifyInstance> => {
  await checkPlace(config);
  const database = await openDatabase(databaseConfig(config));
  const app = await prepareApp(config, database);
  app.addHook('onClose', () => database.close());
  try {
    await app.listen({ port: config.port, host: config.host });
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
};

/** What one line can say of a start that failed; anything else is shown in full. */
export const explainFailedStart = (error: unknown, config: Config | undefined) => {
  const isPlain =
    error instanceof ConfigError ||
    error instanceof DataDirectoryError ||
    error instanceof DirectoryLockedError ||
    error instanceof DatabaseUnavailableError ||
    error instanceof MigrationError;
  if (isPlain) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${config?.port} on ${config?.host} is in use: choose another with PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${config?.host}: choose another with HOST.`;
  if (code === 'EACCES')
    return `Port ${config?.port} on ${config?.host} is not ours to open: choose another with PORT.`;
  if (code === 'ENOSPC' || code === 'EROFS')
    return `Nothing more can be written to ${config?.dataDir} (${code}).`;
  return undefined;
};

/** No new requests, the ones under way to their end, then the database: in this order. */
const stopServer = async (app: FastifyInstance) => {
  setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT_MS).unref();
  await app.close();
};

/**
 * Runs the server that the environment describes until it is told to stop; a failed start ends in one line.
 * `whenListening` is what a caller wants done before the server says that it is there.
 */
export const runServer = async (
  whenListening: (app: FastifyInstance) => Promise<void> = () => Promise.resolve(),
) => {
  let config: Config | undefined;
  let app: FastifyInstance | undefined;
  try {
    config = readConfig(process.env);
    app = await startServer(config);
    const listening = app;
    stopOnSignals(() => stopServer(listening));
    await whenListening(app);
    const address = app.server.address();
    // Port 0 asks the system for any free one.
    const port = typeof address === 'object' ? address?.port : config.port;
    console.log(`The portal listens on http://localhost:${port}`);
  } catch (error) {
    console.error(explainFailedStart(error, config) ?? error);
    process.exitCode = 1;
    await app?.close();
  }
};

if (import.meta.main) await runServer();
