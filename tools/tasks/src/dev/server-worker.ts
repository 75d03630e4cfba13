import { inspect } from 'node:util';
// For the type declarations that the API adds to Fastify.
import type {} from '@portal/api/app';
import { serveCalls, reportLoadedFiles } from './worker-runtime.ts';

export type ServerWorkerCalls = {
  /** Opens the database and listens; returns the port. */
  start: { argument: null; result: number };
  /** Publishes the builds in some folders and moves the domains to them. */
  publish: { argument: readonly string[]; result: null };
};

reportLoadedFiles();
const [{ readConfig }, { explainFailedStart, startServer }, { releaseBuilds: followBuilds }] =
  await Promise.all([
    import('@portal/api/config'),
    import('@portal/api/server'),
    import('./release-builds.ts'),
  ]);

let app: Awaited<ReturnType<typeof startServer>> | undefined;
const startedApp = () => {
  if (!app) throw new Error('The server was not started.');
  return app;
};

serveCalls<ServerWorkerCalls>(
  {
    async start() {
      // Any free port: browsers talk to the proxy, which outlives this process.
      const config = { ...readConfig(process.env), host: '127.0.0.1', port: 0 };
      app = await startServer(config).catch((cause: unknown) => {
        throw new Error(explainFailedStart(cause, config) ?? inspect(cause), { cause });
      });
      const address = app.server.address();
      if (address === null || typeof address === 'string') throw new Error('The server has no port.');
      return address.port;
    },
    async publish(folders) {
      await followBuilds(startedApp(), folders);
      return null;
    },
  },
  async () => {
    await app?.close();
  },
);
