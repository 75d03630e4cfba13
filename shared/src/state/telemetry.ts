/** The outcome of one phase of loading a remote; `ms` is its duration in milliseconds. */
export type TelemetryEvent = {
  set: string;
  remote: string;
  version: string;
  phase: string;
  outcome: string;
  error_class: string | null;
  ms: number;
};

/** Sends a batch; when it rejects, the batch is retried. */
export type SendTelemetry = (events: readonly TelemetryEvent[]) => Promise<unknown>;

const FLUSH_INTERVAL = 10_000;
const BATCH_SIZE = 50;
// Bounds the page's memory while the server is unreachable.
const MAX_QUEUED = 200;

let queue: TelemetryEvent[] = [];

/** Queues an event for the next batch; beyond 200 queued events the oldest is dropped. */
export const reportEvent = (event: TelemetryEvent): void => {
  queue = [...queue, event].slice(-MAX_QUEUED);
};

/** Sends queued events every 10 s and when the page is hidden, at most 50 per batch, until `signal` aborts. */
export const startTelemetry = (send: SendTelemetry, signal: AbortSignal): void => {
  const flush = () => {
    const batch = queue.slice(0, BATCH_SIZE);
    if (batch.length === 0) return;
    queue = queue.slice(batch.length);
    send(batch).catch(() => {
      // Telemetry must not disturb the page; the batch is sent with the next flush.
      queue = [...batch, ...queue].slice(-MAX_QUEUED);
    });
  };
  const timer = setInterval(flush, FLUSH_INTERVAL);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush(), {
    signal,
  });
  signal.addEventListener('abort', () => clearInterval(timer));
};
