import type { CheckedFile, CheckOptions } from './check-file.ts';
import type { FactTargets, FactsSummary } from './fact-rows.ts';
import type { FileError } from './malformed.ts';

/** The `workerData` of the checking thread. */
export type CheckStart = CheckOptions;

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
  | { more: true }
  | { file: CheckedFile }
  | { errors: readonly FileError[] }
  | { error: unknown }
  /** Precedes the chunks of facts. */
  | { summary: FactsSummary }
  /** Some lines or facts of a checked file; undefined at the end. */
  | { chunk: string | Uint8Array<ArrayBuffer> | undefined };
