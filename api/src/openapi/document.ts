import { buildApp } from '../app/app.ts';
import { readConfig } from '../app/config.ts';
import { systemClock } from '../platform/clock.ts';
import { randomIds } from '../platform/ids.ts';
import { installOpenapi } from './install.ts';
import { unopenedDatabase } from './unopened-database.ts';

const createDocument = async () => {
  const app = await buildApp({
    config: readConfig({ DEMO: '0' }),
    database: unopenedDatabase(),
    clock: systemClock,
    ids: randomIds,
    beforeRoutes: installOpenapi,
  });
  try {
    await app.ready();
    return app.swagger();
  } finally {
    await app.close();
  }
};

let document: ReturnType<typeof createDocument> | undefined;

/** Creates the OpenAPI document of the routes, once in a process. */
export const createOpenapiDocument = () => (document ??= createDocument());
