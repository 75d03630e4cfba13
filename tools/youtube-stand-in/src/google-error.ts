/** An error response in the format of Google's APIs. */
export type GoogleError = {
  status: number;
  body: {
    error: {
      code: number;
      message: string;
      errors: { message: string; domain: string; reason: string; location?: string; locationType?: string }[];
      status?: string;
      details?: unknown[];
    };
  };
};

type Reason = { domain: string; reason: string; message: string; location?: string };

const failure = (status: number, { location, ...reason }: Reason): GoogleError => ({
  status,
  body: {
    error: {
      code: status,
      message: reason.message,
      errors: [location ? { ...reason, location, locationType: 'parameter' } : reason],
    },
  },
});

const badKey = 'API key not valid. Please pass a valid API key.';
const noKey =
  "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.";
const noQuota =
  'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.';

export const keyInvalid = (): GoogleError => ({
  status: 400,
  body: {
    error: {
      code: 400,
      message: badKey,
      errors: [{ message: badKey, domain: 'global', reason: 'badRequest' }],
      status: 'INVALID_ARGUMENT',
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'API_KEY_INVALID',
          domain: 'googleapis.com',
          metadata: { service: 'youtube.googleapis.com' },
        },
      ],
    },
  },
});

export const keyMissing = (): GoogleError => ({
  status: 403,
  body: {
    error: {
      code: 403,
      message: noKey,
      errors: [{ message: noKey, domain: 'global', reason: 'forbidden' }],
      status: 'PERMISSION_DENIED',
    },
  },
});

export const quotaExceeded = () =>
  failure(403, { domain: 'youtube.quota', reason: 'quotaExceeded', message: noQuota });

export const rateLimitExceeded = () =>
  failure(429, { domain: 'youtube.quota', reason: 'rateLimitExceeded', message: 'Rate limit exceeded.' });

export const backendError = () =>
  failure(503, { domain: 'global', reason: 'backendError', message: 'Backend Error' });

export const badParameter = (reason: string, message: string, location?: string) =>
  failure(400, { domain: 'youtube.parameter', reason, message, ...(location ? { location } : {}) });
