import { answerQuestions } from '../helper-side.ts';
import type { ServerCalls } from '../server.ts';

/** A server that does what the environment of its start says. */
const behaviour = process.env['FIXTURE'];
if (behaviour === 'broken') process.exit(1);

answerQuestions<ServerCalls>(
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
