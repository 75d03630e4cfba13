/**
 * Why the platform told nothing:
 * - `quota` the units of the day are used up, or kept back; `retryAt` is when there are new ones
 * - `key` it does not accept our key, until an operator does something about it
 * - `rate` too many calls at once
 * - `unavailable` it failed, was not reached in time, or answered what nobody can read
 * - `refused` it took the question for a wrong one, which is a mistake of ours
 */
export type YoutubeErrorKind = 'quota' | 'key' | 'rate' | 'unavailable' | 'refused';

/** A call of the Data API that came to nothing. Carries no error of the client: those hold the address with our key. */
export class YoutubeError extends Error {
  override name = 'YoutubeError';
  readonly kind: YoutubeErrorKind;
  readonly retryAt: Date | undefined;

  constructor(kind: YoutubeErrorKind, detail: string, retryAt?: Date) {
    super(`The YouTube Data API: ${kind} (${detail})`);
    this.kind = kind;
    this.retryAt = retryAt;
  }
}

/** An answer was longer than anybody should send; asking for less may help. */
export class AnswerTooLongError extends Error {
  override name = 'AnswerTooLongError';
}
