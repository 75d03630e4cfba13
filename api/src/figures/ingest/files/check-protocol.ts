import type { CheckedFile } from './check-file.ts';
import type { FactPiece, FactTargets, FactsSummary } from './fact-rows.ts';
import type { FileError } from '../../../platform/csv/file-error.ts';

/**
 * Messages to the thread: the file in pieces, each requested by `more`; then `lines` or `facts` chooses what the thread
 * returns, and `next` requests a chunk of it.
 */
export type CheckRequest =
  | { piece: Uint8Array }
  | { end: true }
  | { failed: true }
  | { lines: true }
  | { facts: FactTargets }
  | { next: true };

/** Messages from the thread. */
export type CheckReply =
  /** Requests a piece of the file, of which so many rows were checked. */
  | { more: true; rows: number }
  | { file: CheckedFile }
  | { errors: readonly FileError[] }
  | { error: unknown }
  /** Precedes the chunks of facts. */
  | { summary: FactsSummary }
  /** Some lines or facts of a checked file; undefined at the end. */
  | { chunk: string | FactPiece | undefined };
