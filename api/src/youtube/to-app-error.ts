import type { Clock } from '../platform/clock.ts';
import { AppError } from '../errors/app-error.ts';
import { YoutubeError } from './youtube-error.ts';

const RETRY_AFTER_SECONDS = 30;

/** The failure that a user sees when YouTube could not be reached; the reason goes to the log. */
export const toAppError =
  (clock: Clock) =>
  (error: unknown): never => {
    if (!(error instanceof YoutubeError)) throw error;
    const { kind, retryAt } = error;
    if (kind === 'quota' && retryAt) {
      const seconds = Math.ceil((retryAt.getTime() - clock.now().getTime()) / 1000);
      throw new AppError('youtube_quota', { cause: error, retryAfter: Math.max(1, seconds) });
    }
    throw new AppError('youtube_unavailable', { cause: error, retryAfter: RETRY_AFTER_SECONDS });
  };
