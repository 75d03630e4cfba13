import { z } from 'zod';
import { type YoutubeErrorKind } from './youtube-error.ts';

/** The members that identify Google's errors, in the older and the newer form. */
const googleError = z.object({
  error: z.object({
    errors: z.array(z.object({ reason: z.string() })).optional(),
    status: z.string().optional(),
    details: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
});

const reasonKinds: [pattern: RegExp, kind: YoutubeErrorKind][] = [
  [/^(quotaExceeded|dailyLimitExceeded.*)$/, 'quota'],
  [/^(rateLimitExceeded|userRateLimitExceeded|RATE_LIMIT_EXCEEDED)$/, 'rate'],
  // Also when the API is not enabled for the key, or the key is restricted to other servers.
  [
    /^(keyInvalid|keyExpired|API_KEY_.*|accessNotConfigured|ipRefererBlocked|forbidden|SERVICE_DISABLED)$/,
    'key',
  ],
  [/^(backendError|internalError)$/, 'unavailable'],
];

const toKind = (status: number): YoutubeErrorKind => {
  if (status === 429) return 'rate';
  if (status === 401 || status === 403) return 'key';
  return status >= 500 ? 'unavailable' : 'refused';
};

/** The kind of a failed response, and the reason that YouTube names. */
export const parseFailure = (status: number, body: unknown): { kind: YoutubeErrorKind; detail: string } => {
  const { data } = googleError.safeParse(body);
  const reasons = [
    ...(data?.error.details ?? []).map(({ reason }) => reason),
    ...(data?.error.errors ?? []).map(({ reason }) => reason),
  ].filter((reason) => reason !== undefined);
  for (const reason of reasons) {
    const [, kind] = reasonKinds.find(([pattern]) => pattern.test(reason)) ?? [];
    if (kind) return { kind, detail: `${status} ${reason}` };
  }
  return { kind: toKind(status), detail: [status, ...reasons].join(' ') };
};
