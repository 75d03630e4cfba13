import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from './app/app.ts';
import { type Config, ConfigError, readConfig } from './app/config.ts';
import { seedDemo } from '../demo/index.ts';
import { publishToDomains, StoreSetupError } from './releases/release/index.ts';
import { systemClock } from './platform/clock.ts';
import { DataDirectoryError, prepareDataDirectory } from './platform/data-directory.ts';
import { DatabaseUnavailableError } from './platform/database/database-error.ts';
import { databaseConfig } from './app/database-config.ts';
import { type OpenDatabase, openDatabase } from './platform/database/database.ts';
import { DirectoryLockedError } from './platform/database/embedded/pid-lock.ts';
import { MigrationError, migrateToLatest } from './platform/database/migrations/migrate.ts';
import { randomIds } from './platform/ids.ts';
import { createLoggerOptions } from './platform/observe/log-entries.ts';
import { removeAbandonedDirectories } from './platform/temporary-directory.ts';
import { stopOnSignals } from './platform/stop-signals.ts';

export { stopOnSignals };

/** After this long a stop no longer waits for requests in progress; then the database is closed. */
const DRAIN_TIMEOUT_MS = 10_000;

/** Fails at once when the port is in use, rather than after the first start's minute of seeding the demo. */
const checkPort = async ({ port, host }: Config) => {
  const probe = createServer();
  probe.listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
};

const createDemo = (config: Config, database: OpenDatabase) =>
  seedDemo({
    // Its statements exceed the timeout of a request.
    database: { ...database, db: database.bulk },
    dataDirectory: config.dataDir,
    profile: config.demoProfile,
    figureDays: config.demoDays,
    progress: (text) => console.log(text),
  });

type StartOptions = Pick<AppOptions, 'openStore'>;

const prepareApp = async (config: Config, database: OpenDatabase, { openStore }: StartOptions) => {
  try {
    await migrateToLatest(database.bulk);
    if (config.demo) await createDemo(config, database);
    const app = await buildApp({
      config,
      database,
      afterClose: () => database.close(),
      clock: systemClock,
      ids: randomIds,
      openStore,
      logger: createLoggerOptions(config.logLevel),
    });
    await app.releaseSystem.signing.prepare();
    return app;
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** Checks the directory and the port before anything slow begins. */
export const checkPortAndDirectory = async (config: Config) => {
  prepareDataDirectory(config.dataDir);
  await checkPort(config);
};

/**
 * Opens the database, migrates it and listens. When a later step fails, everything that was opened is closed again.
 */
export const startServer = async (config: Config, options: StartOptions = {}): Promise<FastifyInstance> => {
  await checkPortAndDirectory(config);
  await removeAbandonedDirectories();
  const database = await openDatabase(databaseConfig(config));
  const app = await prepareApp(config, database, options);
  try {
    await app.listen({ port: config.port, host: config.host });
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
};

/** The one-line message of a failed start; undefined for errors that are printed in full. */
export const explainFailedStart = (error: unknown, config: Config | undefined) => {
  const isPlain =
    error instanceof ConfigError ||
    error instanceof DataDirectoryError ||
    error instanceof DirectoryLockedError ||
    error instanceof DatabaseUnavailableError ||
    error instanceof MigrationError ||
    error instanceof StoreSetupError;
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

/** Publishes the builds that the server was shipped with, as a new server does again; the same builds change nothing. */
const publishShipped = async (app: FastifyInstance, directory: string) => {
  const entries = await readdir(directory, { withFileTypes: true }).catch((error: unknown) => {
    throw new ConfigError(`BUILDS_DIR cannot be read: ${String(error)}`);
  });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(directory, name));
  await publishToDomains(app, folders.toSorted());
};

/** Refuses new requests, waits for those in progress, then closes the database. */
const stopServer = async (app: FastifyInstance) => {
  setTimeout(() => app.server.closeAllConnections(), DRAIN_TIMEOUT_MS).unref();
  await app.close();
};

/**
 * Runs the server that the environment describes until a signal stops it; a failed start prints one line.
 * `whenListening` runs before the server prints its address.
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
    if (config.buildsDir !== undefined) await publishShipped(app, config.buildsDir);
    await whenListening(app);
    const address = app.server.address();
    // Port 0 makes the system choose a free one.
    const port = typeof address === 'object' ? address?.port : config.port;
    console.log(`The portal listens on http://localhost:${port}`);
  } catch (error) {
    console.error(explainFailedStart(error, config) ?? error);
    process.exitCode = 1;
    await app?.close();
  }
};

if (import.meta.main) await runServer();
