import type { FailureClass } from './remote-failure.ts';

/** What webpack adds to the error of a chunk that did not arrive. */
type ChunkLoadError = Error & { type?: string; request?: string };

const isChunkLoadError = (error: Error): error is ChunkLoadError => error.name === 'ChunkLoadError';

/**
 * Sorts what a load rejected with. The federation runtime has no codes for these cases beyond its messages, so the
 * words below are those of its version 2.9.2; a test holds them against the installed one.
 */
export const classifyError = (error: unknown): FailureClass => {
  if (!(error instanceof Error)) return 'evaluation';
  if (error.name === 'TimeoutError') return 'timeout';
  if (error.name === 'ShapeError') return 'shape';
  if (isChunkLoadError(error)) return error.type === 'timeout' ? 'timeout' : 'network';
  if (error.message.includes('ScriptNetworkError')) {
    return error.message.includes('timed out') ? 'timeout' : 'network';
  }
  if (/does not satisfy|RUNTIME-006|RUNTIME-012/.test(error.message)) return 'contract';
  return 'evaluation';
};

/** The address of the chunk that did not arrive, if the error is about one. */
export const failedUrl = (error: unknown): string | undefined =>
  error instanceof Error && isChunkLoadError(error) ? error.request : undefined;
