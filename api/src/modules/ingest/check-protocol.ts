import type { CheckedFile, CheckOptions } from './check-file.ts';
import type { FileFault } from './malformed.ts';

/** Given to the checking thread at its start. */
export type CheckStart = CheckOptions;

/** What the thread is sent: the file in pieces, each of which it asks for by `more`; later, wishes for its lines. */
export type CheckRequest = { piece: Uint8Array } | { end: true } | { failed: true } | { next: true };

/** What it answers. */
export type CheckReply =
  | { more: true }
  | { file: CheckedFile }
  | { faults: readonly FileFault[] }
  | { error: unknown }
  /** Some lines of a checked file; without any, there are no more. */
  | { lines: string | undefined };
