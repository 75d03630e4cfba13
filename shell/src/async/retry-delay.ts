const RETRY_DELAY_MS = { min: 150, jitter: 350 };

/** Milliseconds to wait before a retry, with jitter, so that many browsers do not retry at the same moment. */
export const pickRetryDelay = (): number => RETRY_DELAY_MS.min + Math.random() * RETRY_DELAY_MS.jitter;
