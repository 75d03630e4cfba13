import { inspect } from 'node:util';

/** After this long the process ends, whatever is still under way. */
const STOP_LIMIT_MS = 15_000;
/** One Ctrl-C may come twice: from the terminal, and passed on by npm. */
const SAME_SIGNAL_MS = 1_000;

/** Ends the process by `stop` when it is told to; told again, it ends at once. */
export const stopOnSignals = (stop: () => Promise<unknown>) => {
  let toldAt: number | undefined;
  const onSignal = () => {
    if (toldAt !== undefined) {
      if (performance.now() - toldAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    toldAt = performance.now();
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
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
