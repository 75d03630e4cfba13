/** One outcome in the life of a remote. */
export type TelemetryEvent = {
  set: string;
  remote: string;
  version: string;
  phase: string;
  outcome: string;
  error_class: string | null;
  ms: number;
};

/** Sends a batch; a rejection keeps the batch for the next try. */
export type SendTelemetry = (events: readonly TelemetryEvent[]) => Promise<unknown>;

const FLUSH_EVERY = 10_000;
const BATCH = 50;
// A server that is away for long must not fill the page's memory.
const MAX_WAITING = 200;

let waiting: TelemetryEvent[] = [];

/** Notes an outcome; it is sent with the next batch. */
export const reportEvent = (event: TelemetryEvent): void => {
  waiting = [...waiting, event].slice(-MAX_WAITING);
};

/** Sends what is noted from time to time, and when the page is left, until `signal` aborts. */
export const startTelemetry = (send: SendTelemetry, signal: AbortSignal): void => {
  const flush = () => {
    const batch = waiting.slice(0, BATCH);
    if (batch.length === 0) return;
    waiting = waiting.slice(batch.length);
    send(batch).catch(() => {
      // Telemetry must not disturb the page; the batch waits for the next round.
      waiting = [...batch, ...waiting].slice(-MAX_WAITING);
    });
  };
  const timer = setInterval(flush, FLUSH_EVERY);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush(), {
    signal,
  });
  signal.addEventListener('abort', () => clearInterval(timer));
};
