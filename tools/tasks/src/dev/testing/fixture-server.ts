import { serveCalls } from '../worker-runtime.ts';
import type { ServerWorkerCalls } from '../server-worker.ts';

/** A server worker whose behaviour the environment variable `FIXTURE` selects. */
const behaviour = process.env['FIXTURE'];
if (behaviour === 'broken') process.exit(1);

serveCalls<ServerWorkerCalls>(
  {
    start: () =>
      behaviour === 'refused' ? Promise.reject(new Error('no database')) : Promise.resolve(process.pid),
    async publish() {
      if (behaviour === 'crashing') process.exit(1);
      return null;
    },
  },
  () => Promise.resolve(),
);
