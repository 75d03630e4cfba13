import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { randomIds } from '../platform/ids.ts';
import { unopenedDatabase } from './unopened-database.ts';

/** Creates the OpenAPI document of the current routes. */
export const createOpenapiDocument = async () => {
  const app = await buildApp({
    config: readConfig({ DEMO: '0' }),
    database: unopenedDatabase(),
    clock: systemClock,
    ids: randomIds,
  });
  try {
    await app.ready();
    return app.swagger();
  } finally {
    await app.close();
  }
};
