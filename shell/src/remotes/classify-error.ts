import { isChunkLoadError } from '../browser/chunk-load-error.ts';
import type { FailureClass } from './remote-failure.ts';

/**
 * Classifies the error of a failed load. The federation runtime has no error codes for these cases, so this matches the
 * messages of its version 2.9.2; a test runs it against the installed version.
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

/** The URL of the chunk that failed to load, if the error is webpack's `ChunkLoadError`. */
export const failedChunkUrl = (error: unknown): string | undefined =>
  isChunkLoadError(error) ? error.request : undefined;
