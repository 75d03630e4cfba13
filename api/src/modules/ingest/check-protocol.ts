import type { CheckedFile, CheckOptions } from './check-file.ts';
import type { FactPlaces, FactsSeen } from './fact-rows.ts';
import type { FileFault } from './malformed.ts';

/** Given to the checking thread at its start. */
export type CheckStart = CheckOptions;

/**
 * What the thread is sent: the file in pieces, each of which it asks for by `more`; later, what of it is wanted, and
 * wishes for the next piece of that.
 */
export type CheckRequest =
  | { piece: Uint8Array }
  | { end: true }
  | { failed: true }
  | { lines: true }
  | { facts: FactPlaces }
  | { next: true };

/** What it answers. */
export type CheckReply =
  | { more: true }
  | { file: CheckedFile }
  | { faults: readonly FileFault[] }
  | { error: unknown }
  /** Comes before the pieces of facts. */
  | { seen: FactsSeen }
  /** Some lines or facts of a checked file; without any, there are no more. */
  | { given: string | Uint8Array<ArrayBuffer> | undefined };
