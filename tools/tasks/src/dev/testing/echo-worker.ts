import { serveCalls, reportLoadedFiles } from '../worker-runtime.ts';

export type EchoWorkerCalls = {
  echo: { argument: string; result: string };
  fail: { argument: null; result: null };
  die: { argument: null; result: null };
};

reportLoadedFiles();
const { coalesceRuns } = await import('../coalesce-runs.ts');

serveCalls<EchoWorkerCalls>(
  {
    echo: (text) => Promise.resolve(text),
    fail: () => Promise.reject(new Error('as asked')),
    die: () => process.exit(3),
  },
  coalesceRuns(() => Promise.resolve()),
);
