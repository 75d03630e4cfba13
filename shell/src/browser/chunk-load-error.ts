/** The error with which webpack reports a chunk that failed to load. */
export type ChunkLoadError = Error & { type?: string; request?: string };

export const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError';
