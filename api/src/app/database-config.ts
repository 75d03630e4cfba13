import { join } from 'node:path';
import type { Config } from './config.ts';
import { type DatabaseConfig, EMBEDDED_TIMEOUT_FACTOR } from '../platform/database/database.ts';

/** The database that the settings name: a PostgreSQL server, or the embedded one in the data directory. */
export const databaseConfig = (config: Config): DatabaseConfig =>
  config.databaseUrl === undefined
    ? {
        directory: join(config.dataDir, 'embedded'),
        statementTimeoutMs: config.statementTimeoutMs * EMBEDDED_TIMEOUT_FACTOR,
      }
    : {
        url: config.databaseUrl,
        poolSize: config.databasePool,
        statementTimeoutMs: config.statementTimeoutMs,
      };
