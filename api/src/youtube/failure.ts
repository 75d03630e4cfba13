import { z } from 'zod';
import { type YoutubeErrorKind } from './youtube-error.ts';

/** As much of Google's errors as tells them apart; both the older and the newer form. */
const googleError = z.object({
  error: z.object({
    errors: z.array(z.object({ reason: z.string() })).optional(),
    status: z.string().optional(),
    details: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
});

const kinds: [pattern: RegExp, kind: YoutubeErrorKind][] = [
  [/^(quotaExceeded|dailyLimitExceeded.*)$/, 'quota'],
  [/^(rateLimitExceeded|userRateLimitExceeded|RATE_LIMIT_EXCEEDED)$/, 'rate'],
  // Also where the interface was never switched on for the key, or the key may not be used from here.
  [
    /^(keyInvalid|keyExpired|API_KEY_.*|accessNotConfigured|ipRefererBlocked|forbidden|SERVICE_DISABLED)$/,
    'key',
  ],
  [/^(backendError|internalError)$/, 'unavailable'],
];

const byStatus = (status: number): YoutubeErrorKind => {
  if (status === 429) return 'rate';
  if (status === 401 || status === 403) return 'key';
  return status >= 500 ? 'unavailable' : 'refused';
};

/** What a failed answer means, and its reason as the platform names it. */
export const readFailure = (status: number, body: unknown): { kind: YoutubeErrorKind; detail: string } => {
  const { data } = googleError.safeParse(body);
  const reasons = [
    ...(data?.error.details ?? []).map(({ reason }) => reason),
    ...(data?.error.errors ?? []).map(({ reason }) => reason),
  ].filter((reason) => reason !== undefined);
  for (const reason of reasons) {
    const [, kind] = kinds.find(([pattern]) => pattern.test(reason)) ?? [];
    if (kind) return { kind, detail: `${status} ${reason}` };
  }
  return { kind: byStatus(status), detail: [status, ...reasons].join(' ') };
};
