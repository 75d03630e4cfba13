/**
 * Why a call failed: `quota` the day's units are used up or reserved, and `retryAt` is when there are new ones;
 * `key` the key is refused until an operator replaces it; `rate` too many calls at once; `unavailable` YouTube
 * failed, timed out or returned an unreadable response; `refused` YouTube rejected the request as invalid, which is
 * a bug here.
 */
export type YoutubeErrorKind = 'quota' | 'key' | 'rate' | 'unavailable' | 'refused';

/** A failed call of the Data API. It has no cause, because the client's errors hold the URL with the key. */
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

/** A response exceeded the limit of bytes; requesting fewer items may help. */
export class ResponseTooLargeError extends Error {
  override name = 'AnswerTooLongError';
}
