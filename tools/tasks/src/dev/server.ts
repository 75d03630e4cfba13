import { inspect } from 'node:util';
// Its declarations say what a server carries.
import type {} from '@portal/api/app';
import { answerQuestions, tellLoadedFiles } from './helper-side.ts';

export type ServerCalls = {
  /** Opens the database and listens; answers with the port. */
  start: { argument: null; answer: number };
  /** Publishes the builds in some folders and lets the domains run them. */
  publish: { argument: readonly string[]; answer: null };
};

tellLoadedFiles();
const [{ readConfig }, { explainFailedStart, startServer }, { followBuilds }] = await Promise.all([
  import('@portal/api/config'),
  import('@portal/api/server'),
  import('./follow-builds.ts'),
]);

let app: Awaited<ReturnType<typeof startServer>> | undefined;
const running = () => {
  if (!app) throw new Error('The server was not started.');
  return app;
};

answerQuestions<ServerCalls>(
  {
    async start() {
      // Any port will do: browsers talk to the front, which outlives this process.
      const config = { ...readConfig(process.env), host: '127.0.0.1', port: 0 };
      app = await startServer(config).catch((cause: unknown) => {
        throw new Error(explainFailedStart(cause, config) ?? inspect(cause), { cause });
      });
      const address = app.server.address();
      if (address === null || typeof address === 'string') throw new Error('The server has no port.');
      return address.port;
    },
    async publish(folders) {
      await followBuilds(running(), folders);
      return null;
    },
  },
  async () => {
    await app?.close();
  },
);
