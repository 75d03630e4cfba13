import { markProgress, onStall, trackResponses } from '../async/on-stall.ts';

/** A script with its deadline, a point in the time of `performance.now()`, and the timer that fails it then. */
type ChunkScript = [script: HTMLScriptElement, deadline: number, onTimeout: () => void, timer: number];

declare global {
  /** Where the chunk loaders of all builds push each script they add. */
  var __portalScripts: { push(script: ChunkScript): void } | ChunkScript[] | undefined;
}

/**
 * Reads a file that is being loaded as a stream. The browser serves it from the response that it is receiving for the
 * script, so this shows the bytes that a script element does not.
 */
const readProgress = async (url: string, signal: AbortSignal) => {
  try {
    const { body } = await fetch(url, { signal });
    await body?.pipeTo(new WritableStream({ write: markProgress }));
  } catch {
    // The script's own events report the failure.
  }
};

/** Calls `onTimeout` when a script has not loaded after `ms` milliseconds and none of its bytes arrive any more. */
export const watchScript = (script: HTMLScriptElement, ms: number, onTimeout: () => void): void => {
  const reading = new AbortController();
  const timer = setTimeout(() => void readProgress(script.src, reading.signal), ms / 2);
  const finish = () => {
    clearTimeout(timer);
    cancel();
    reading.abort();
  };
  const cancel = onStall(ms, () => {
    finish();
    onTimeout();
  });
  script.addEventListener('load', finish);
  script.addEventListener('error', finish);
};

const watchChunk = ([script, deadline, onTimeout, timer]: ChunkScript) => {
  clearTimeout(timer);
  watchScript(script, Math.max(0, deadline - performance.now()), onTimeout);
};

/** Watches the scripts that chunk loaders have added and will add, instead of their fixed timeouts. */
export const watchChunks = (): void => {
  trackResponses();
  const earlier = globalThis.__portalScripts;
  globalThis.__portalScripts = { push: watchChunk };
  if (Array.isArray(earlier)) earlier.forEach(watchChunk);
};
