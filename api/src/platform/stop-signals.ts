import { inspect } from 'node:util';

/** After this long the process exits, even if work is still in progress. */
const STOP_TIMEOUT_MS = 15_000;
/** One Ctrl-C may arrive twice: from the terminal and forwarded by npm. */
const SAME_SIGNAL_MS = 1_000;

/** Calls `stop` on SIGTERM or SIGINT and exits after it; a second signal exits at once. */
export const stopOnSignals = (stop: () => Promise<unknown>) => {
  let signalledAt: number | undefined;
  const onSignal = () => {
    if (signalledAt !== undefined) {
      if (performance.now() - signalledAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    signalledAt = performance.now();
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${inspect(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
};
